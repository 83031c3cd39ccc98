import type { MetaDescriptor } from "react-router";
import { firmName } from "~/content/firm-name";
import type { Locale, SitePath } from "~/locale";

/** A schema.org object. */
interface StructuredData {
  "@context": "https://schema.org";
}

/** The head of a page, from its route's loader. */
export interface PageHead {
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
  /** For example of a filtered list. */
  noindex?: boolean;
  /** The languages of the page; all by default. */
  locales?: readonly Locale[];
  /** The canonical path without a language, if the query decides what the page shows. */
  canonicalPath?: SitePath;
  /** The page whose share picture it uses, if it has none. */
  sharePicturePath?: SitePath;
  /** What the page shows, in the vocabulary of schema.org. */
  structuredData?: readonly StructuredData[];
}

/**
 * Returns the meta descriptors of a page. SiteHead renders the canonical address and share cards.
 *
 * @param head undefined if the route's loader failed
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
