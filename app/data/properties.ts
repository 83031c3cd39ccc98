import type { PictureName } from "~/pictures/catalogue";
import type { AreaId } from "./areas";
import type { Permit } from "./permits";
import type { PropertyId } from "./property-ids";

export type PropertyType = "apartment" | "villa" | "penthouse" | "townhouse";

export type Purpose = "sale" | "rent";

/** A part of Dubai that an address names. */
export type PlaceId = "business-bay" | "jumeirah" | "al-soufuh" | "palm-beach";

/** A property. Its words are in content/, by its id. */
export interface Property {
  id: PropertyId;
  /** `open` properties are on /buy; an `exclusive` has its own address and is shown by invitation. */
  listing: "open" | "exclusive";
  purpose: Purpose;
  type: PropertyType;
  /** What its address says, before the city. */
  place: PlaceId;
  district: PlaceId;
  /** The area guide that it belongs to. */
  area: AreaId;
  /** In AED; of a rent as stated, its period is not. */
  aed: number;
  /** Where a price in dollars is stated beside the one in AED; others are computed at the peg. */
  usd?: number;
  /** The bracket of properties that it belongs to, in AED; without an end it is open or about so much. */
  bracket: { from: number; to?: number };
  areaSqFt: number;
  bedrooms: number;
  bathrooms: number;
  yearBuilt?: number;
  handover: "ready";
  /** The picture that stands for the property in lists. */
  image: PictureName;
  /** The gallery of the property's page, in order; the first one opens it. */
  gallery: readonly [PictureName, ...PictureName[]];
  /** Which desk of the firm answers. */
  desk: "sales" | "leasing";
  /**
   * How the page asks for a viewing: a sticky `form` beside the text under a gallery from edge to
   * edge, a contact card with a `dialog` beside a smaller gallery, or a `card` with the price on it
   * under one hero picture.
   */
  enquiry: "form" | "dialog" | "card";
  /** Of its advertisement; none until the owner gives it. */
  permit?: Permit;
}

const catalogue = [
  {
    id: "ontario-tower",
    listing: "open",
    purpose: "sale",
    type: "apartment",
    place: "business-bay",
    district: "business-bay",
    area: "business-district",
    aed: 1_500_000,
    bracket: { from: 1_000_000, to: 2_000_000 },
    areaSqFt: 982,
    bedrooms: 2,
    bathrooms: 2,
    handover: "ready",
    image: "properties/ontario-tower/01",
    gallery: [
      "properties/ontario-tower/02",
      "properties/ontario-tower/03",
      "properties/ontario-tower/04",
      "properties/ontario-tower/05",
      "properties/ontario-tower/06",
      "properties/ontario-tower/07",
      "properties/ontario-tower/08",
      "properties/ontario-tower/09",
      "properties/ontario-tower/01",
      "properties/ontario-tower/10",
    ],
    desk: "sales",
    enquiry: "form",
  },
  {
    id: "continental-tower",
    listing: "open",
    purpose: "rent",
    type: "apartment",
    place: "business-bay",
    district: "business-bay",
    area: "business-district",
    aed: 100_000,
    bracket: { from: 100_000 },
    areaSqFt: 788,
    bedrooms: 1,
    bathrooms: 2,
    handover: "ready",
    image: "properties/continental-tower/01",
    gallery: [
      "properties/continental-tower/02",
      "properties/continental-tower/03",
      "properties/continental-tower/04",
      "properties/continental-tower/05",
      "properties/continental-tower/06",
      "properties/continental-tower/07",
      "properties/continental-tower/08",
      "properties/continental-tower/09",
      "properties/continental-tower/01",
      "properties/continental-tower/10",
    ],
    desk: "leasing",
    enquiry: "form",
  },
  {
    id: "al-soufuh-apartment",
    listing: "open",
    purpose: "sale",
    type: "apartment",
    place: "jumeirah",
    district: "al-soufuh",
    area: "beachfront-paradise",
    aed: 3_200_000,
    bracket: { from: 3_000_000, to: 4_000_000 },
    areaSqFt: 1_358,
    bedrooms: 2,
    bathrooms: 3,
    handover: "ready",
    image: "properties/al-soufuh-apartment/01",
    gallery: [
      "properties/al-soufuh-apartment/02",
      "properties/al-soufuh-apartment/03",
      "properties/al-soufuh-apartment/01",
    ],
    desk: "sales",
    enquiry: "dialog",
  },
  {
    id: "luxury-beachfront-villa",
    listing: "exclusive",
    purpose: "sale",
    type: "villa",
    place: "palm-beach",
    district: "palm-beach",
    area: "palm-beach",
    aed: 15_400_000,
    usd: 4_200_000,
    bracket: { from: 15_000_000 },
    areaSqFt: 5_000,
    bedrooms: 5,
    bathrooms: 4,
    yearBuilt: 2023,
    handover: "ready",
    image: "properties/luxury-beachfront-villa/01",
    gallery: [
      "properties/luxury-beachfront-villa/01",
      "properties/luxury-beachfront-villa/02",
      "properties/luxury-beachfront-villa/03",
    ],
    desk: "sales",
    enquiry: "card",
  },
] as const satisfies readonly Property[];

/** The pictures of one property's gallery: each has its caption in every language. */
export type GalleryPicture<Id extends PropertyId> = Extract<
  (typeof catalogue)[number],
  { id: Id }
>["gallery"][number];

/** Every property of the site. A new entry has its page, its card and its place in the list at once. */
export const properties: readonly Property[] = catalogue;
