import type { PictureName } from "~/pictures/catalogue";

/** One home. Amounts are in AED, areas in sq ft. */
export interface Property {
  id: string;
  picture: PictureName;
  title: string;
  location: string;
  price: string;
  bedrooms: number;
  bathrooms: number;
  area: number;
  handoverDate: string;
  type: string;
  summary: string;
  description: string[];
  amenities: string[];
}

export const properties: readonly Property[] = [
  {
    id: "ontario-tower",
    picture: "properties/ontario-tower/02",
    title: "Ontario Tower",
    location: "Business Bay, Dubai",
    price: "AED 1,500,000",
    bedrooms: 2,
    bathrooms: 2,
    area: 982,
    handoverDate: "Ready to Move",
    type: "Apartment",
    summary: "Two-bedroom apartment, ready to move into",
    description: [
      "Two bedrooms of the same size, each with its own bath, either side of a living room that runs to the glass. It lets as easily to two friends as to a family.",
      "The apartment is finished and empty, so a viewing takes one visit and the keys can follow the transfer.",
    ],
    amenities: [
      "Swimming pool",
      "Gym",
      "Covered parking",
      "Concierge",
      "24-hour security",
      "Children’s play area",
      "Balcony",
      "Central air conditioning",
    ],
  },
];
