import type { BreadcrumbList, WithContext } from "schema-dts";
import { href, type Locale } from "~/locale";
import type { Crumb } from "~/ui/breadcrumbs";

/** The breadcrumbs that a page shows, as schema.org has them. */
export function breadcrumbList(
  locale: Locale,
  crumbs: readonly Crumb[],
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${origin}${href(locale, to)}`,
    })),
  };
}
