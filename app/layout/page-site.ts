import type { RouterContextProvider } from "react-router";
import { pageLocale } from "~/locale";
import { type Site, siteContext } from "~/site/site";
import { notFound } from "./missing-page";

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
