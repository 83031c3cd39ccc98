import { projects } from "~/content/projects";
import { properties, type Property } from "~/content/properties";
import { type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import type { Permit } from "~/site/validity";

function found<Listing extends { id: string }>(list: readonly Listing[], id: string): Listing {
  const listing = list.find((one) => one.id === id);
  if (!listing) throw new Error(`There is no listing ${id}.`);
  return listing;
}

/** A property of the content, with other facts if they are given. */
export const propertyNamed = (id: string, facts: Partial<Property> = {}): Property => ({
  ...found(properties, id),
  ...facts,
});

export const projectNamed = (id: string) => found(projects, id);

/** A permit of the tests, and the last moment of its last day in Dubai and the first one after it. */
export const permit: Permit = {
  number: "7123456789",
  validUntil: "2026-12-15",
  card: "https://permits.example/7123456789",
};
export const lastMoment = new Date("2026-12-15T23:59:59.999+04:00");
export const expired = new Date("2026-12-16T00:00:00.000+04:00");

/** The listings, some with the permit, the others without one. */
export function listingsWithPermit(ids: readonly string[]): ListingsAndAreas {
  const permitted = <Listing extends { id: string }>(listings: readonly Listing[]) =>
    listings.map((one) => ({ ...one, permit: ids.includes(one.id) ? permit : undefined }));
  const { properties: homes, projects: offPlan, areas } = listingsAndAreas;
  return { properties: permitted(homes), projects: permitted(offPlan), areas: permitted(areas) };
}
