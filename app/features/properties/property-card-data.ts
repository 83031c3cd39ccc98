import { purposeWords } from "~/content/en/listing-words";
import type { Property } from "~/content/en/properties";
import type { SitePath } from "~/locale";
import { picture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import { roomsInWords } from "./property-facts";

/** What a home's card shows. */
export interface CardData {
  link: SitePath;
  title: string;
  location: string;
  price: string;
  /** "For sale" or "For rent". */
  purpose: string;
  type: string;
  bedrooms: string;
  bathrooms: string;
  area: string;
  picture: Picture;
}

/** A home as its card shows it, its picture found. Called in loaders. */
export function propertyCard(property: Property): CardData {
  const { link, title, location, price, purpose, type, area } = property;
  return {
    link,
    title,
    location,
    price,
    purpose: purposeWords[purpose],
    type,
    ...roomsInWords(property),
    area,
    picture: picture(property.image),
  };
}
