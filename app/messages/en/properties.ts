import type { Property, Purpose, PropertyType } from "~/content/properties";
import type { Translated } from "../translated";

/** The messages about properties in lists, cards and pages. */
export const properties = {
  /** The title of the list of amenities. */
  amenitiesTitles: { amenities: "Amenities", features: "Features" } satisfies Record<
    Property["amenitiesTitle"],
    unknown
  >,
  city: "Dubai",
  /** An address: `{place}`, one of the places. */
  location: "{place}, Dubai",
  purposes: {
    sale: "For sale",
    rent: "For rent",
  } satisfies Record<Purpose, unknown>,
  types: {
    apartment: "Apartment",
    villa: "Villa",
    penthouse: "Penthouse",
    townhouse: "Townhouse",
  } satisfies Record<PropertyType, unknown>,
  handovers: {
    ready: "Ready to Move",
  } satisfies Record<Property["handover"], unknown>,
  desks: {
    sales: "Sales team",
    leasing: "Lettings team",
  } satisfies Record<Property["desk"], unknown>,
  bedrooms: {
    0: "Studio",
    one: "{count} bedroom",
    other: "{count} bedrooms",
  },
  bathrooms: {
    one: "{count} bathroom",
    other: "{count} bathrooms",
  },
  /** `{year}`. */
  built: "built {year}",
  /** The text below a large figure. */
  figures: {
    bedrooms: {
      one: "bedroom",
      other: "bedrooms",
    },
    bathrooms: {
      one: "bathroom",
      other: "bathrooms",
    },
    built: "built",
    price: "price",
    handovers: {
      ready: {
        value: "Ready",
        unit: "to move",
      },
    } satisfies Record<Property["handover"], unknown>,
  },
  /** Follows a rent without a period in a sentence; empty if the sentence does not state the period. */
  unconfirmed: " (to be confirmed)",
  /** The current listings: `{places}` and `{price}`, the lowest; for rents `{unconfirmed}` too. */
  activeListings: {
    sale: {
      "0": "No homes for sale today.",
      "1": "One home for sale in {places}, at {price}.",
      "2": "Two homes for sale in {places}, from {price}.",
      "3": "Three homes for sale in {places}, from {price}.",
      "4": "Four homes for sale in {places}, from {price}.",
      "5": "Five homes for sale in {places}, from {price}.",
      "6": "Six homes for sale in {places}, from {price}.",
      "7": "Seven homes for sale in {places}, from {price}.",
      "8": "Eight homes for sale in {places}, from {price}.",
      "9": "Nine homes for sale in {places}, from {price}.",
      other: "{count} homes for sale in {places}, from {price}.",
    },
    rent: {
      "0": "No homes to rent today.",
      "1": "One home to rent in {places}, at {price} a year{unconfirmed}.",
      "2": "Two homes to rent in {places}, from {price} a year{unconfirmed}.",
      "3": "Three homes to rent in {places}, from {price} a year{unconfirmed}.",
      "4": "Four homes to rent in {places}, from {price} a year{unconfirmed}.",
      "5": "Five homes to rent in {places}, from {price} a year{unconfirmed}.",
      "6": "Six homes to rent in {places}, from {price} a year{unconfirmed}.",
      "7": "Seven homes to rent in {places}, from {price} a year{unconfirmed}.",
      "8": "Eight homes to rent in {places}, from {price} a year{unconfirmed}.",
      "9": "Nine homes to rent in {places}, from {price} a year{unconfirmed}.",
      other: "{count} homes to rent in {places}, from {price} a year{unconfirmed}.",
    },
  } satisfies Record<Purpose, unknown>,
};

export type PropertiesMessages = Translated<typeof properties>;
