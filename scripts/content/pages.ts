/** Where entries are shown: their addresses, those that they had before, and the pages that name them. */
import path from "node:path";
import { inOrder } from "../../app/content/schema/fields.ts";
import { homesOfHomePage } from "../../app/content/site-pages.ts";
import { distanceBetween } from "../../app/features/map/projection.ts";
import { publicNames } from "./changes.ts";
import { type ContentFile, type DataOf, type Files, idsOf, kinds } from "./read.ts";

/** The first part of the addresses of each kind of entry. */
export const sections = {
  properties: "property",
  projects: "off-plan",
  areas: "areas",
  articles: "journal",
} as const;

type KindOfPage = keyof typeof sections;

const kindsOfPage = Object.keys(sections) as KindOfPage[];

const addressOf = (kind: KindOfPage, id: string) => `/${sections[kind]}/${id}`;

/** The former addresses of entries, each with its file and the present address. */
const formerAddressesOf = (files: Pick<Files, KindOfPage>) =>
  kindsOfPage.flatMap((kind) =>
    (files[kind] as ContentFile<DataOf<"articles">>[]).flatMap(({ id, name, data }) =>
      (data.formerAddresses ?? []).map((address) => ({
        name,
        address,
        present: addressOf(kind, id),
      })),
    ),
  );

/** The redirects of former addresses, both without a language. */
export const redirectsOf = (files: Pick<Files, KindOfPage>): Record<string, string> =>
  Object.fromEntries(formerAddressesOf(files).map(({ address, present }) => [address, present]));

/** The addresses that were public when the changes were recorded. */
const publicAddresses = (folder: string): string[] =>
  publicNames(folder).flatMap((name) =>
    kindsOfPage
      .filter((kind) => kinds[kind].files.startsWith(`${path.posix.dirname(name)}/`))
      .map((kind) => addressOf(kind, path.posix.basename(name))),
  );

/**
 * Validates former addresses: none is the address of an entry, and none leads to two. An address that was public has to
 * lead somewhere.
 *
 * @param folder of the content
 */
export function addressProblems(files: Files, folder: string): string[] {
  const taken = new Set(
    kindsOfPage.flatMap((kind) => idsOf(kind, folder).map((id) => addressOf(kind, id))),
  );
  const former = formerAddressesOf(files);
  const addresses = former.map(({ address }) => address);
  return [
    ...former
      .filter(({ address }) => taken.has(address))
      .map(({ name, address }) => `${name}: the former address ${address} is that of an entry`),
    ...former
      .filter(({ address }, index) => addresses.indexOf(address) < index)
      .map(({ name, address }) => `${name}: the former address ${address} leads to another entry`),
    ...publicAddresses(folder)
      .filter((address) => !taken.has(address) && !addresses.includes(address))
      .map(
        (address) =>
          `the address ${address} was public and is gone: add it to the former addresses of the entry that takes its place`,
      ),
  ];
}

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
