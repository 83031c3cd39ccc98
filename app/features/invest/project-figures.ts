import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import { floorAreaInBothUnits, floorAreaRangeInBothUnits } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatMoney } from "~/format/money";
import type { Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";

/** The lowest price of a project's units in AED; undefined if none is given. */
export function lowestPrice({ units = [] }: Pick<Project, "units">): number | undefined {
  const prices = units.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The smallest and the largest size of a project's units in sq ft; undefined if none is given. */
function unitSizes({ units = [] }: Pick<Project, "units">) {
  const sizes = units.flatMap(({ squareFeet }) => squareFeet ?? []);
  return sizes.length > 0 ? { from: Math.min(...sizes), to: Math.max(...sizes) } : undefined;
}

/** The sizes of a project's units as a large figure with its units: "470–1,000", "sq ft · 44–93 m²". */
export function sizeFigure(locale: Locale, project: Pick<Project, "units">) {
  const sizes = unitSizes(project);
  if (!sizes) return undefined;
  return sizes.from === sizes.to
    ? floorAreaInBothUnits(locale, sizes.from)
    : floorAreaRangeInBothUnits(locale, sizes);
}

/** What a project costs, in words: "from AED 1,100,000", or that the price is on request. */
export function projectPrice(
  locale: Locale,
  { prelaunch, brochure }: Pick<Messages, "prelaunch" | "brochure">,
  project: Pick<Project, "units">,
): string {
  const price = lowestPrice(project);
  return price === undefined
    ? brochure.priceUnknown
    : interpolate(prelaunch.units.from, { price: formatMoney(locale, price, "AED") });
}

/** What a request says of the project that it is about. */
export const projectAnswers = (
  locale: Locale,
  messages: Pick<Messages, "prelaunch" | "brochure">,
  project: Project,
) => ({
  propertyId: project.id,
  propertyTitle: project.title,
  propertyLocation: placeName(locale, project.place),
  propertyPrice: projectPrice(locale, messages, project),
});

/** How alike two projects are to somebody who looks at one of them. */
const likeness = (project: Project, other: Project) =>
  2 * Number(other.theme === project.theme) +
  2 * Number(other.place === project.place) +
  Number(other.register !== undefined && other.register === project.register);

/**
 * The projects most like one, without that one.
 *
 * @param most how many at most
 */
export const similarProjects = (
  project: Project,
  list: readonly Project[],
  most: number,
): Project[] =>
  list
    .filter((other) => other.id !== project.id)
    .toSorted((a, b) => likeness(project, b) - likeness(project, a))
    .slice(0, most);
