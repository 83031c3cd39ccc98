import { projects } from "~/content/projects";
import { properties, type Property } from "~/content/properties";

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

/** A project of the content. */
export const projectNamed = (id: string) => found(projects, id);
