import type { Property } from "~/content/properties";

/** Optional facts of a property that a card of its page shows. */
export const propertyFacts = {
  reference: "OR-1024",
  tenure: "freehold",
  floor: 12,
  floors: 34,
  parkingSpaces: 1,
  furnishing: "partly-furnished",
  occupancy: { state: "let", until: "2027-03-31", rent: 95_000 },
  serviceCharge: 18.5,
  cooling: "metered",
  balconySqFt: 94,
  plotSqFt: 2_000,
} satisfies Partial<Property>;

/** A video of a property as its file has it. */
export const listingVideo = {
  file: "video.mp4",
  poster: "video.jpg",
  kind: "filmed",
  speech: "yes",
  date: "2026-11-20",
  title: "A walk through the apartment",
  description: "From the hall to the balcony.",
  captions: "video.en.vtt",
};
