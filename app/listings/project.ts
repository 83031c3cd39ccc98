import { projectPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import type { Project, Unit } from "~/content/projects";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";

/** The lowest price of a project's units in AED; undefined if there are none. */
export function lowestPrice({ units = [] }: Pick<Project, "units">): number | undefined {
  const prices = units.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The price per square foot of a unit, in AED, not rounded; undefined if its size or its price is not known. */
export const unitPricePerSquareFoot = ({ squareFeet, priceFrom }: Unit): number | undefined =>
  squareFeet === undefined || priceFrom === undefined ? undefined : priceFrom / squareFeet;

/**
 * The lowest and the highest price per square foot of a project's units.
 *
 * @returns in AED, not rounded; undefined if there are none
 */
export function pricesPerSquareFoot({ units = [] }: Pick<Project, "units">) {
  const prices = units.flatMap((unit) => unitPricePerSquareFoot(unit) ?? []);
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined;
}

/** Units have a lowest price only, so their price per area is shown in tens of dirhams. */
const unitPriceStep = 10;

/** The price per area of a project's unit: "AED 2,340". */
export const formatUnitPricePerArea = ({ format }: Site, perSquareFoot: number): string =>
  format.pricePerArea(perSquareFoot, unitPriceStep);

/** The prices per area of a project's units: "AED 2,200 to 2,340". */
export const formatUnitPricePerAreaRange = (
  { format }: Site,
  range: { from: number; to: number },
): string => format.pricePerAreaRange(range, unitPriceStep);

/**
 * The sizes of a project's units as a figure with units: "470–1,000", "sq ft · 44–93 m²". "from 470" if the
 * size of a unit is not known yet; undefined if none is known.
 */
export function sizeFigure({ format }: Site, { units = [] }: Pick<Project, "units">) {
  const sizes = units.flatMap(({ squareFeet }) => squareFeet ?? []);
  if (sizes.length === 0) return undefined;
  const [from, to] = [Math.min(...sizes), Math.max(...sizes)];
  if (sizes.length < units.length) return format.floorAreaFromInBothUnits(from);
  return from === to
    ? format.floorAreaInBothUnits(from)
    : format.floorAreaRangeInBothUnits({ from, to });
}

/** The price of a project: "from AED 1,100,000", or the text for a price on request. */
export function projectPrice(
  { messages: { prelaunch, brochure }, format }: Site,
  project: Pick<Project, "units">,
): string {
  const price = lowestPrice(project);
  return price === undefined
    ? brochure.priceUnknown
    : interpolate(prelaunch.units.from, { price: format.money(price, "AED") });
}

/** A project as it is shown, with the names that a property has. */
export function showProject(site: Site, project: Project) {
  const { locale, messages, format } = site;
  const { id, title, theme, cover } = project;
  const price = projectPrice(site, project);
  const lowest = lowestPrice(project);
  const perSquareFoot = pricesPerSquareFoot(project);
  const statedDollars: CurrencyText[] = [];
  return {
    id,
    path: projectPath(id),
    title,
    // The title is the name as the developer writes it.
    latinName: undefined,
    availability: undefined,
    /** "Off-plan · Capital appreciation" */
    type: [messages.brochure.offPlan, messages.investment.pages[theme].title].join(" · "),
    /** "" if it is not known. */
    place: projectPlace(locale, project),
    /** "from AED 1,100,000" */
    statedPrice: price,
    priceWithPeriod: price,
    mainPrice: price,
    statedDollars,
    converted: lowest === undefined ? [] : format.compactConvertedPrice({ aed: lowest }),
    /** The range of its units: "AED 2,200 to 2,340". */
    pricePerArea:
      perSquareFoot &&
      (perSquareFoot.from === perSquareFoot.to
        ? formatUnitPricePerArea(site, perSquareFoot.from)
        : formatUnitPricePerAreaRange(site, perSquareFoot)),
    /** The range of its units; undefined if it is not known. */
    size: sizeFigure(site, project),
    cover,
  };
}

const similarityScore = (project: Project, other: Project) =>
  2 * Number(other.theme === project.theme) +
  2 * Number(other.place === project.place) +
  Number(other.register !== undefined && other.register === project.register);

/**
 * The projects that are most similar to one, without that one.
 *
 * @param limit the maximum number
 */
export const similarProjects = (
  project: Project,
  list: readonly Project[],
  limit: number,
): Project[] =>
  list
    .filter((other) => other.id !== project.id)
    .toSorted((a, b) => similarityScore(project, b) - similarityScore(project, a))
    .slice(0, limit);
