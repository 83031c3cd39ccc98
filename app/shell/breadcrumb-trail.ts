import { fixedCrumbs } from "~/content/en/navigation";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The way from the home page, for breadcrumbs.
 *
 * @param steps after the home page; the last is the page itself
 */
export const breadcrumbTrail = (...steps: Crumb[]): Crumb[] => [fixedCrumbs.home, ...steps];
