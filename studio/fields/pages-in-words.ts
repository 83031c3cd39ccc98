import { pagesOf } from "../../scripts/content/shown-on.ts";
import type { KnownEntries } from "../../scripts/content/warnings.ts";
import type { CheckedKind } from "./entry-files";

type Shown = NonNullable<KnownEntries["shown"]>;

/** The pages of the menus by their addresses. */
const pageNames: Readonly<Record<string, string>> = {
  "/": "the home page",
  "/buy": "Buy",
  "/off-plan": "Off-plan",
  "/areas": "Areas",
  "/journal": "the journal",
  "/catalogs": "Catalogs",
};

/** "cash-flow" as "Cash Flow". */
const investmentPage = (id: string) =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Pages in words. Files that programs read are left out, apart from the feeds for portals. */
function inWords(pages: readonly string[], { areas, articles }: Shown): string[] {
  const below = (section: string) =>
    pages
      .filter((page) => page.startsWith(`/${section}/`))
      .map((page) => page.slice(section.length + 2));
  /** "the article “A”", or "3 articles". */
  const counted = (
    ids: readonly string[],
    entries: Shown["areas"] | Shown["articles"],
    one: string,
  ) => {
    const [first, ...others] = ids;
    if (first === undefined) return [];
    const name = entries.find(({ id }) => id === first)?.name ?? first;
    return [others.length > 0 ? `${ids.length} ${one}s` : `the ${one} “${name}”`];
  };
  return [
    ...pages.flatMap((page) => pageNames[page] ?? []),
    ...counted(below("areas"), areas, "area guide"),
    ...below("invest").map(investmentPage),
    ...counted(below("journal"), articles, "article"),
    ...(below("feeds").length > 0 ? ["the feeds for portals"] : []),
    ...pages.filter((page) => !page.startsWith("/")),
  ];
}

/**
 * The pages besides its own that show an entry.
 *
 * @param versions of the entry, before a change and after it: a withdrawn home is missed where it was
 * @returns in words: "the home page", "Buy", "the area guide “Business District”", "2 articles"
 */
export function otherPages(
  kind: CheckedKind,
  versions: readonly Parameters<typeof pagesOf>[1][],
  shown: Shown,
): string[] {
  const { properties, areas, articles, districts } = shown;
  const content = {
    properties: properties.map(({ id, ...data }) => ({ id, data })),
    areas: areas.map(({ id, ...data }) => ({ id, data })),
    articles: articles.map(({ id, ...data }) => ({ id, data })),
    places: [{ data: { districts } }],
  };
  const pages = versions.flatMap((version) => pagesOf(kind, version, content));
  return inWords([...new Set(pages)], shown);
}
