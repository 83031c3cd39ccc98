import { inOrder } from "../../app/content/schema/fields.ts";
import { homesOfHomePage } from "../../app/content/site-pages.ts";
import { guideOf } from "./guide-of.ts";
import type { ContentFile, Files } from "./read.ts";

/** The content that decides where an entry is shown. */
export type ShownContent = Pick<Files, "properties" | "areas" | "articles" | "places">;

const onHomePage: Readonly<Record<string, number>> = homesOfHomePage;

/** The pages that name every advertised home and project. */
const everyListing = ["/catalogs", "/feed.xml", "/llms.txt"];

type Property = Files["properties"][number];

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
      .filter((article) => article.data.properties.includes(id))
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
  file: ContentFile<{ status?: string; theme?: string }>,
  content: ShownContent,
): string[] {
  const { data } = file;
  if (data.status === "draft" || data.status === "withdrawn") return [];
  if (kind === "properties") return pagesOfProperty(file as Property, content);
  if (kind === "projects")
    return ["/off-plan", ...(data.theme ? [`/invest/${data.theme}`] : []), ...everyListing];
  if (kind === "areas") return ["/areas"];
  if (kind === "articles") return ["/journal", "/feed.xml"];
  return [];
}
