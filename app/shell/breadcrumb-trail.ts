import { investmentThemes, fixedCrumbs } from "~/content/en/navigation";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The way from the home page, for breadcrumbs.
 *
 * @param steps after the home page; the last is the page itself
 */
export const breadcrumbTrail = (...steps: Crumb[]): Crumb[] => [fixedCrumbs.home, ...steps];

/**
 * The way to /off-plan and to the investment themes below it.
 *
 * @param path of the page, such as "/invest/cash-flow"
 */
export function investmentTrail(path: string): Crumb[] {
  const themes = investmentThemes.filter(({ to }) => to === path);
  return breadcrumbTrail(fixedCrumbs.offPlan, ...themes.map(({ title, to }) => ({ title, to })));
}
