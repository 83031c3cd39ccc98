import type { PictureName } from "~/pictures/catalogue";

/** One home. Amounts are in AED, areas in sq ft. */
export interface Property {
  id: string;
  picture: PictureName;
  /** What the pictures show, in the order in which they are seen. */
  gallery: { picture: PictureName; caption: string }[];
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
    gallery: [
      { picture: "properties/ontario-tower/02", caption: "Living room" },
      { picture: "properties/ontario-tower/03", caption: "Kitchen" },
      { picture: "properties/ontario-tower/04", caption: "Main bedroom" },
      { picture: "properties/ontario-tower/05", caption: "Second bedroom" },
      { picture: "properties/ontario-tower/06", caption: "Bathroom" },
      { picture: "properties/ontario-tower/07", caption: "Terrace" },
      { picture: "properties/ontario-tower/08", caption: "Pool" },
      { picture: "properties/ontario-tower/09", caption: "Lobby" },
      { picture: "properties/ontario-tower/01", caption: "The tower by day" },
      { picture: "properties/ontario-tower/10", caption: "The tower after dark" },
    ],
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
