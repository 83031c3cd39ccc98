import type { PictureName } from "~/pictures/catalogue";
import type { AreaId } from "./areas";

type PropertyId =
  | "ontario-tower"
  | "continental-tower"
  | "al-soufuh-apartment"
  | "luxury-beachfront-villa";

export type PropertyType = "Apartment" | "Villa" | "Penthouse" | "Townhouse";

export interface GalleryPicture {
  picture: PictureName;
  caption: string;
}

/** One home. Every text is shown as it stands here; the numbers are for arithmetic. */
export interface Property {
  id: PropertyId;
  link: `/property/${PropertyId}`;
  /** `open` homes are on /buy; an `exclusive` has its own address and is shown by invitation. */
  listing: "open" | "exclusive";
  purpose: "sale" | "rent";
  type: PropertyType;
  title: string;
  /** One line under the title. */
  summary: string;
  /** What a viewing request carries as the home's place. */
  location: string;
  district: string;
  /** The area guide that it belongs to: the id in /areas/{id}. */
  guide: AreaId;
  /** What is near for work. */
  businessSpot: string;
  /** How the home lives. */
  comfortability: string;
  /** The bracket of homes that it belongs to. */
  propertyRange: string;
  view: string;
  locationDetails: string;
  handoverDate: string;
  /** The home's price in words: what is shown and what a viewing request carries. */
  price: string;
  /** In AED; of a rent as stated, its period is not. */
  amount: number;
  /** Where a price in dollars is stated beside the one in AED; others are computed at the peg. */
  amountUsd?: number;
  /** Floor area with its unit. */
  area: string;
  areaSqFt: number;
  bedrooms: number;
  bathrooms: number;
  yearBuilt?: number;
  /** The picture that stands for the home in lists. */
  image: PictureName;
  /** The gallery of the home's page, in order; the first one opens it. */
  gallery: readonly [GalleryPicture, ...GalleryPicture[]];
  description: readonly [string, ...string[]];
  /** What the list below is called. */
  amenitiesTitle: "Amenities" | "Features";
  amenities: readonly string[];
  /** Who answers; reached by the firm's own phone, email and WhatsApp. */
  agent: string;
  /**
   * How the page asks for a viewing: a sticky `form` beside the text under a gallery from edge to
   * edge, a contact card with a `dialog` beside a smaller gallery, or a `card` with the price on it
   * under one hero picture.
   */
  enquiry: "form" | "dialog" | "card";
}

/** Every home of the site. A new entry has its page, its card and its place in the list at once. */
export const properties: readonly Property[] = [
  {
    id: "ontario-tower",
    link: "/property/ontario-tower",
    listing: "open",
    purpose: "sale",
    type: "Apartment",
    title: "Ontario Tower",
    summary: "Two-bedroom apartment, ready to move into",
    location: "Business Bay, Dubai",
    district: "Business Bay",
    guide: "business-district",
    businessSpot: "The offices of Business Bay are in the same district",
    comfortability: "Two bedrooms of one size, a bathroom for each",
    propertyRange: "Ready apartments, AED\u00A01M–2M",
    view: "The canal and its towers",
    locationDetails:
      "On the Business Bay side of the canal, with Downtown Dubai as the next district",
    handoverDate: "Ready to Move",
    price: "AED 1,500,000",
    amount: 1_500_000,
    area: "982 sq ft",
    areaSqFt: 982,
    bedrooms: 2,
    bathrooms: 2,
    image: "properties/ontario-tower/01",
    gallery: [
      { picture: "properties/ontario-tower/02", caption: "Living room" },
      { picture: "properties/ontario-tower/03", caption: "Kitchen" },
      { picture: "properties/ontario-tower/04", caption: "First bedroom" },
      { picture: "properties/ontario-tower/05", caption: "Second bedroom" },
      { picture: "properties/ontario-tower/06", caption: "Bathroom" },
      { picture: "properties/ontario-tower/07", caption: "Balcony" },
      { picture: "properties/ontario-tower/08", caption: "Pool" },
      { picture: "properties/ontario-tower/09", caption: "Lobby" },
      { picture: "properties/ontario-tower/01", caption: "Ontario Tower by day" },
      { picture: "properties/ontario-tower/10", caption: "Ontario Tower after dark" },
    ],
    description: [
      "Two bedrooms of the same size, each with its own bath, either side of a living room that runs to the glass. It lets as easily to two friends as to a family.",
      "The kitchen is open to the living room and keeps an island between the two. Every main room looks to the canal.",
      "The apartment is finished and empty, so a viewing takes one visit and the keys can follow the transfer.",
    ],
    amenitiesTitle: "Amenities",
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
    agent: "Sales desk",
    enquiry: "form",
  },
  {
    id: "continental-tower",
    link: "/property/continental-tower",
    listing: "open",
    purpose: "rent",
    type: "Apartment",
    title: "Continental Tower",
    summary: "One-bedroom apartment to rent, on the waterfront",
    location: "Business Bay, Dubai",
    district: "Business Bay",
    guide: "business-district",
    businessSpot: "The offices of Business Bay are in the same district",
    comfortability: "One bedroom with its bath, and a second bathroom for guests",
    propertyRange: "Apartments to rent, around AED\u00A0100,000",
    view: "The canal and its towers",
    locationDetails: "On the waterfront promenade of Business Bay, at the foot of the canal towers",
    handoverDate: "Ready to Move",
    price: "For Rent AED 100,000",
    amount: 100_000,
    area: "788 sq ft",
    areaSqFt: 788,
    bedrooms: 1,
    bathrooms: 2,
    image: "properties/continental-tower/01",
    gallery: [
      { picture: "properties/continental-tower/02", caption: "Living room" },
      { picture: "properties/continental-tower/03", caption: "Balcony over the canal" },
      { picture: "properties/continental-tower/04", caption: "Bedroom" },
      { picture: "properties/continental-tower/05", caption: "Dining room" },
      { picture: "properties/continental-tower/06", caption: "Bathroom" },
      { picture: "properties/continental-tower/07", caption: "Waterfront promenade" },
      { picture: "properties/continental-tower/08", caption: "Pool" },
      { picture: "properties/continental-tower/09", caption: "Gym" },
      { picture: "properties/continental-tower/01", caption: "Continental Tower by day" },
      { picture: "properties/continental-tower/10", caption: "Continental Tower after dark" },
    ],
    description: [
      "A one-bedroom apartment with two bathrooms: guests never pass through the bedroom. The living room and the bedroom both look over the canal.",
      "The promenade begins at the door of the tower, and the offices of Business Bay are close enough to leave the car where it is.",
      "It is empty and can be seen at short notice. Ask us about the term of the lease and the number of payments.",
    ],
    amenitiesTitle: "Amenities",
    amenities: [
      "Canal view",
      "Waterfront",
      "Swimming pool",
      "Gym",
      "Covered parking",
      "Concierge",
      "24-hour security",
      "Balcony",
      "Built-in wardrobes",
      "Central air conditioning",
    ],
    agent: "Leasing desk",
    enquiry: "form",
  },
  {
    id: "al-soufuh-apartment",
    link: "/property/al-soufuh-apartment",
    listing: "open",
    purpose: "sale",
    type: "Apartment",
    title: "Al Soufuh, Jumeirah",
    summary: "Two-bedroom apartment with three bathrooms, near the sea",
    location: "Jumeirah, Dubai",
    district: "Al Soufuh",
    guide: "beachfront-paradise",
    businessSpot: "The media and internet districts are neighbours",
    comfortability: "A bathroom for each bedroom, and a third for guests",
    propertyRange: "Ready apartments, AED\u00A03M–4M",
    view: "The sea",
    locationDetails:
      "In Al Soufuh, the low-rise stretch of Jumeirah between the coast road and the sea",
    handoverDate: "Ready to Move",
    price: "AED 3,200,000",
    amount: 3_200_000,
    area: "1,358 sq ft",
    areaSqFt: 1_358,
    bedrooms: 2,
    bathrooms: 3,
    image: "properties/al-soufuh-apartment/01",
    gallery: [
      { picture: "properties/al-soufuh-apartment/02", caption: "Living room" },
      { picture: "properties/al-soufuh-apartment/03", caption: "Terrace over the sea" },
      { picture: "properties/al-soufuh-apartment/01", caption: "The building in the evening" },
    ],
    description: [
      "A low building in Al Soufuh, with a garden in front of it and the sea in view. The apartment has 1,358 sq ft on one level: two bedrooms, each with its bathroom, and a third for guests.",
      "The living room opens to a covered terrace as wide as itself. It is deep enough to dine on, and in shade when the sun is high.",
      "Ready to move into. We show it by appointment, and we answer on WhatsApp as readily as on the phone.",
    ],
    amenitiesTitle: "Features",
    amenities: [
      "Two bedrooms, each with its own bathroom",
      "A third bathroom for guests",
      "Covered terrace with a view of the sea",
      "Living and dining in one room",
      "Low-rise building with a garden",
      "Ready to move into",
    ],
    agent: "Sales desk",
    enquiry: "dialog",
  },
  {
    id: "luxury-beachfront-villa",
    link: "/property/luxury-beachfront-villa",
    listing: "exclusive",
    purpose: "sale",
    type: "Villa",
    title: "Luxury Beachfront Villa",
    summary: "Five bedrooms on the sand of Palm Beach",
    location: "Palm Beach, Dubai",
    district: "Palm Beach",
    guide: "palm-beach",
    businessSpot: "A study, and the smart home’s own network, for those who work from home",
    comfortability: "Five bedrooms and four bathrooms on two floors",
    propertyRange: "Beachfront villas, AED\u00A015M and above",
    view: "The sea, from every main room",
    locationDetails: "On Palm Beach, with its own gate to the sand",
    handoverDate: "Ready to Move",
    price: "$4,200,000 / AED 15,400,000",
    amount: 15_400_000,
    amountUsd: 4_200_000,
    area: "5,000 sq ft",
    areaSqFt: 5_000,
    bedrooms: 5,
    bathrooms: 4,
    yearBuilt: 2023,
    image: "properties/luxury-beachfront-villa/01",
    gallery: [
      { picture: "properties/luxury-beachfront-villa/01", caption: "The villa from the garden" },
      { picture: "properties/luxury-beachfront-villa/02", caption: "Pool towards the sea" },
      { picture: "properties/luxury-beachfront-villa/03", caption: "Living room" },
    ],
    description: [
      "A villa of pale stone on two floors, built in 2023. The ground floor is one run of rooms behind glass: living room, dining room and kitchen, with the pool in front and the beach behind the palms.",
      "Five bedrooms and four bathrooms lie above and beside it. The home theatre and the gym are on the shaded side, where nobody misses the view.",
      "The villa is one of our exclusives: it is not on the open list, and we show it to one party at a time.",
    ],
    amenitiesTitle: "Amenities",
    amenities: [
      "Infinity Pool",
      "Private Beach Access",
      "Smart Home System",
      "Home Theater",
      "Gym & Spa",
      "Landscaped Garden",
      "Underground Parking",
      "24/7 Security",
    ],
    agent: "Sales desk",
    enquiry: "card",
  },
];
