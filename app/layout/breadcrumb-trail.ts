import type { BreadcrumbList, WithContext } from "schema-dts";
import { localePath, type Locale } from "~/locale";
import type { LayoutMessages } from "~/messages/en/layout";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The breadcrumbs of a page, from the home page.
 *
 * @param steps after the home page; the last one is the page
 */
export const breadcrumbTrail = ({ crumbs }: LayoutMessages, ...steps: Crumb[]): Crumb[] => [
  { title: crumbs.home, to: "/" },
  ...steps,
];

/** The breadcrumbs as structured data. */
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
      item: `${origin}${localePath(locale, to)}`,
    })),
  };
}
