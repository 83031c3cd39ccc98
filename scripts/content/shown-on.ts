/** The pages that name an entry besides its own. The studio runs it in the browser. */
import { inOrder } from "../../app/content/schema/fields.ts";
import { homesOfHomePage } from "../../app/content/site-pages.ts";
import { distanceBetween } from "../../app/features/map/projection.ts";

/** The first part of the addresses of each kind of entry. */
export const sections = {
  properties: "property",
  projects: "off-plan",
  areas: "areas",
  articles: "journal",
} as const;

/** Whether an entry with a status has no page. */
export const isOffline = (status: unknown): boolean => status === "draft" || status === "withdrawn";

interface Placed {
  lat?: number | undefined;
  lon?: number | undefined;
}

interface District extends Placed {
  id: string;
  area?: string | undefined;
}

interface Guide {
  id: string;
  lat: number;
  lon: number;
}

const positionOf = ({ lat, lon }: Placed) =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };

/**
 * The area guide of a property: its own, that of its district, or the nearest one.
 *
 * @returns undefined if neither the property nor its district has a guide or a position
 */
export function guideOf(
  property: Placed & { area?: string | undefined; district: string },
  districts: readonly District[],
  guides: readonly Guide[],
): string | undefined {
  const district = districts.find(({ id }) => id === property.district);
  const chosen = property.area ?? district?.area;
  if (chosen) return chosen;
  const position = positionOf(property) ?? (district && positionOf(district));
  if (!position) return undefined;
  return guides.toSorted(
    (one, other) => distanceBetween(position, one) - distanceBetween(position, other),
  )[0]?.id;
}

interface Entry<Data> {
  id: string;
  data: Data;
}

interface Ordered {
  status: string;
  order?: number | undefined;
}

/** The content that decides where an entry is shown. */
export interface ShownContent {
  properties: readonly Entry<Ordered>[];
  areas: readonly Entry<{ lat: number; lon: number }>[];
  articles: readonly Entry<{ properties: readonly string[]; status?: string }>[];
  places: readonly { data: { districts: readonly District[] } }[];
}

/** The same with the names of areas and articles. */
export interface NamedContent extends ShownContent {
  areas: readonly Entry<{ name: string; lat: number; lon: number }>[];
  articles: readonly Entry<{ name: string; properties: readonly string[] }>[];
}

const onHomePage: Readonly<Record<string, number>> = homesOfHomePage;

/** The pages that name every advertised home and project. */
const everyListing = ["/catalogs", "/feed.xml", "/llms.txt"];

type Property = Entry<
  Ordered &
    Placed & {
      district: string;
      area?: string | undefined;
      permit?: unknown;
      availability?: { state: string } | undefined;
    }
>;

function pagesOfProperty(file: Property, content: ShownContent): string[] {
  const { id, data } = file;
  const { status, permit, availability } = data;
  // Sold and let homes have their own page only.
  if (availability && availability.state !== "reserved") return [];
  const { properties, areas, articles, places } = content;
  const districts = places[0]?.data.districts ?? [];
  const guides = areas.map((area) => ({ ...area.data, id: area.id }));
  const guide = guideOf(data, districts, guides);
  // Its published version may be another one than that of the content.
  const ofStatus = [...properties.filter((property) => property.id !== id), file].filter(
    (property) => property.data.status === status,
  );
  const first = inOrder(ofStatus.map((one) => ({ id: one.id, order: one.data.order }))).slice(
    0,
    onHomePage[status] ?? 0,
  );
  return [
    ...(first.some((one) => one.id === id) ? ["/"] : []),
    ...(status === "listed" ? ["/buy"] : []),
    ...(guide ? [`/areas/${guide}`] : []),
    ...articles
      .filter(({ data: shown }) => shown.status !== "draft" && shown.properties.includes(id))
      .map((article) => `/journal/${article.id}`),
    ...everyListing,
    ...(permit ? ["/feeds/kyero.xml", "/feeds/meta.csv"] : []),
    "pages of similar homes",
  ];
}

/**
 * The pages that show an entry besides its own: "/buy", "/areas/marina-bay".
 *
 * @param file of the entry as it is advertised
 */
export function pagesOf(
  kind: string,
  file: Entry<{ status?: string; theme?: string }>,
  content: ShownContent,
): string[] {
  const { data } = file;
  if (isOffline(data.status)) return [];
  if (kind === "properties") return pagesOfProperty(file as Property, content);
  if (kind === "projects")
    return ["/off-plan", ...(data.theme ? [`/invest/${data.theme}`] : []), ...everyListing];
  if (kind === "areas") return ["/areas"];
  if (kind === "articles") return ["/journal", "/feed.xml"];
  return [];
}
