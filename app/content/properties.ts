import { properties as compiled } from "#content";

export type Property = (typeof compiled)[number];
export type PropertyType = Property["type"];
export type Purpose = Property["purpose"];

/** All properties, in the order of lists. Drafts are left out. */
export const properties: readonly Property[] = compiled;

/**
 * Whether a property may be advertised as available: not reserved, sold or let. Feeds and lists for other sites
 * have no other ones. Its permit and its status are those of `advertisedAt`.
 */
export const isOffered = ({ availability }: Pick<Property, "availability">): boolean =>
  availability === undefined;

/** Whether a property is sold or let: its page remains, and no list has it. */
export const isClosed = ({ availability }: Pick<Property, "availability">): boolean =>
  availability !== undefined && availability.state !== "reserved";

/** A price, or the rent of a year: a rent is for a year, as usual in Dubai, unless it has another period. In AED. */
export const priceOrYearlyRent = ({
  aed,
  rent,
}: {
  aed: number;
  rent?: { period?: "year" | "month" | undefined } | undefined;
}): number => (rent?.period === "month" ? aed * 12 : aed);

/** Whether a type has its own plot: fees and structured data are those of a house. */
export const hasOwnPlot = (type: PropertyType): boolean => type === "villa" || type === "townhouse";
