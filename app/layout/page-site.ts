import type { RouterContextProvider } from "react-router";
import { pageLocale, type Locale, type SitePath } from "~/locale";
import { notFound } from "~/site/missing-page";
import { type Site, siteContext } from "~/site/site";

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
 * Returns the site of the request, for the loader of a page.
 *
 * @throws 404 if the address begins with an unknown language
 */
export function pageSite({
  context,
  params,
}: {
  context: Readonly<RouterContextProvider>;
  params: { locale?: string | undefined; file?: string | undefined };
}): Site {
  const site = context.get(siteContext);
  if (!pageLocale(params)) throw notFound(site);
  return site;
}
