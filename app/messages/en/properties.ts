import type { PropertiesMessages } from "../contract/properties";

export const properties: PropertiesMessages = {
  amenitiesTitles: { amenities: "Amenities", features: "Features" },
  city: "Dubai",
  location: "{place}, Dubai",
  purposes: {
    sale: "For sale",
    rent: "For rent",
  },
  types: {
    apartment: "Apartment",
    villa: "Villa",
    penthouse: "Penthouse",
    townhouse: "Townhouse",
  },
  handovers: {
    ready: "Ready to Move",
  },
  desks: {
    sales: "Sales desk",
    leasing: "Leasing desk",
  },
  bedrooms: {
    0: "Studio",
    one: "{count} bedroom",
    other: "{count} bedrooms",
  },
  bathrooms: {
    one: "{count} bathroom",
    other: "{count} bathrooms",
  },
  built: "built {year}",
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
    },
  },
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
      "1": "One home to rent in {places}, at {price} a year (to be confirmed).",
      "2": "Two homes to rent in {places}, from {price} a year (to be confirmed).",
      "3": "Three homes to rent in {places}, from {price} a year (to be confirmed).",
      "4": "Four homes to rent in {places}, from {price} a year (to be confirmed).",
      "5": "Five homes to rent in {places}, from {price} a year (to be confirmed).",
      "6": "Six homes to rent in {places}, from {price} a year (to be confirmed).",
      "7": "Seven homes to rent in {places}, from {price} a year (to be confirmed).",
      "8": "Eight homes to rent in {places}, from {price} a year (to be confirmed).",
      "9": "Nine homes to rent in {places}, from {price} a year (to be confirmed).",
      other: "{count} homes to rent in {places}, from {price} a year (to be confirmed).",
    },
  },
};
