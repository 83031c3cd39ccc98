import type { RouterContextProvider } from "react-router";
import { pageLocale } from "~/locale";
import { notFound } from "~/site/missing-page";
import { type Site, siteContext } from "~/site/site";

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
