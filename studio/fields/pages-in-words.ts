import { nameOfId } from "../../scripts/content/differences.ts";
import { type NamedContent, pagesOf } from "../../scripts/content/shown-on.ts";
import type { CheckedKind } from "./entry-files";

/** The pages of the menus by their addresses. */
const pageNames: Readonly<Record<string, string>> = {
  "/": "the home page",
  "/buy": "Buy",
  "/off-plan": "Off-plan",
  "/areas": "Areas",
  "/journal": "the journal",
  "/catalogs": "Catalogs",
};

/** "the article “A”", or "3 articles". */
const counted = (
  ids: readonly string[],
  entries: NamedContent["areas" | "articles"],
  one: string,
) => {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  const name = entries.find(({ id }) => id === first)?.data.name ?? first;
  return [others.length > 0 ? `${ids.length} ${one}s` : `the ${one} “${name}”`];
};

/** Pages in words. Files that programs read are left out, apart from the feeds for portals. */
function inWords(pages: readonly string[], { areas, articles }: NamedContent): string[] {
  const below = (section: string) =>
    pages
      .filter((page) => page.startsWith(`/${section}/`))
      .map((page) => page.slice(section.length + 2));
  return [
    ...pages.flatMap((page) => pageNames[page] ?? []),
    ...counted(below("areas"), areas, "area guide"),
    ...below("invest").map(nameOfId),
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
  shown: NamedContent,
): string[] {
  const pages = versions.flatMap((version) => pagesOf(kind, version, shown));
  return inWords([...new Set(pages)], shown);
}
