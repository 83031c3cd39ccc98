import { type Property, properties } from "~/content/en/properties";

/**
 * Looks a home up by the id in its address.
 *
 * @param id as in /property/{id}
 * @returns the home, or undefined where the catalogue has none of that id
 */
export function findProperty(id: string): Property | undefined {
  return properties.find((property) => property.id === id);
}

/**
 * The homes of one listing, in the catalogue's order.
 *
 * @param listing `open` for those on /buy and in Luxury Properties, `exclusive` for Exclusives
 */
export function propertiesListed(listing: Property["listing"]): readonly Property[] {
  return properties.filter((property) => property.listing === listing);
}
