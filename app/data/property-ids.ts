/** The properties of the catalogue, by the ids that their addresses and the viewing requests carry. */
export const propertyIds = [
  "ontario-tower",
  "continental-tower",
  "al-soufuh-apartment",
  "luxury-beachfront-villa",
] as const;

export type PropertyId = (typeof propertyIds)[number];
