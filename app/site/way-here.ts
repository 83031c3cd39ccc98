import { investmentThemes, waypoints } from "~/content/navigation";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The way from the home page, for breadcrumbs.
 *
 * @param steps after the home page; the last is the page itself
 */
export const wayHere = (...steps: Crumb[]): Crumb[] => [waypoints.home, ...steps];

/**
 * The way to /off-plan and to the investment themes below it.
 *
 * @param path of the page, such as "/invest/cash-flow"
 */
export function wayToInvestment(path: string): Crumb[] {
  const themes = investmentThemes.filter(({ to }) => to === path);
  return wayHere(waypoints.offPlan, ...themes.map(({ title, to }) => ({ title, to })));
}
