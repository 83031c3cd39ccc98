import type { Area } from "~/content/areas";
import type { Property } from "~/content/properties";
import type { SitePath } from "~/locale";

/**
 * Looks a property up by the id in its address.
 *
 * @param list where to look, such as the advertised properties
 * @param id as in /property/{id}
 * @returns the property, or undefined where the list has none of that id
 */
export const findProperty = (list: readonly Property[], id: string): Property | undefined =>
  list.find((property) => property.id === id);

/** The address of the guide to a property's area; undefined where the area is not among `areas`. */
export const guidePath = (areas: readonly Area[], { area }: Property): SitePath | undefined =>
  areas.some(({ id }) => id === area) ? `/areas/${area}` : undefined;

/** The address of a property's page. */
export const propertyPath = ({ id }: Pick<Property, "id">): SitePath => `/property/${id}`;

/**
 * The properties of one status, in their order.
 *
 * @param list those that may be shown
 * @param status `listed` for those on /buy and in Luxury Properties, `exclusive` for Exclusives
 */
export function propertiesListed(
  list: readonly Property[],
  status: "listed" | "exclusive",
): readonly Property[] {
  return list.filter((property) => property.status === status);
}

/** How alike two properties are to somebody who looks for one of them. */
const likeness = (property: Property, other: Property) =>
  3 * Number(other.purpose === property.purpose) +
  2 * Number(other.type === property.type) +
  2 * Number(other.district === property.district) +
  Number(Math.abs(other.bedrooms - property.bedrooms) <= 1);

/**
 * The properties most like one, without that one.
 *
 * @param most how many at most
 */
export function similarProperties(
  property: Property,
  list: readonly Property[],
  most: number,
): Property[] {
  return list
    .filter((other) => other.id !== property.id)
    .toSorted((a, b) => likeness(property, b) - likeness(property, a))
    .slice(0, most);
}
