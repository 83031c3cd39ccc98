import type { BreadcrumbList, WithContext } from "schema-dts";
import { localePath } from "~/locale";
import type { Site } from "~/site/site";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The breadcrumbs of a page, from the home page.
 *
 * @param steps after the home page; the last one is the page
 */
export const breadcrumbTrail = (site: Site, ...steps: Crumb[]): Crumb[] => {
  const { crumbs } = site.messages.layout;
  return [{ title: crumbs.home, to: "/" }, ...steps];
};

export function breadcrumbList(
  { locale, origin }: Site,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${origin}${localePath(locale, to)}`,
    })),
  };
}
