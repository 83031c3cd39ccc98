import type { MetaDescriptor } from "react-router";
import { firmName } from "~/content/firm-name";
import type { Locale, SitePath } from "~/locale";

/** A thing as schema.org describes it. */
interface StructuredData {
  "@context": "https://schema.org";
}

/** What a route's loader says of its page for search engines and for sharing. */
export interface PageHead {
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
  /** A filtered list, say, is not a page of its own for a search engine. */
  noindex?: boolean;
  /** The languages in which the page exists; all of them without. */
  locales?: readonly Locale[];
  /** Where what the page shows stands in its query: the one address of that, without a language. */
  address?: SitePath;
  /** Where no picture was made for its shared link: the page whose picture it shows. */
  sharedAs?: SitePath;
  /** What the page shows, in the vocabulary of schema.org. */
  structuredData?: readonly StructuredData[];
}

/**
 * The head of a page, for a route's `meta`. Canonical address and share cards are SiteHead's.
 *
 * @param head as the route's loader gave it; undefined where the loader failed
 */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: `${head.title} | ${firmName}` },
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(head.structuredData ?? []).map((data) => ({ "script:ld+json": { ...data } })),
  ];
}
