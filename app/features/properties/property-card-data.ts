import type { PropertiesWords } from "~/content/contract/properties";
import type { Property } from "~/data/properties";
import type { PropertyId } from "~/data/property-ids";
import { formatFloorArea } from "~/format/floor-area";
import { formatPrice } from "~/format/money";
import type { Locale, SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import { propertyPath } from "./find-property";
import { locationOf, roomsInWords } from "./property-facts";

/** What a property's card shows. */
export interface CardData {
  id: PropertyId;
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

/** A property as its card shows it, its picture found. Called in loaders. */
export function propertyCard(locale: Locale, words: PropertiesWords, property: Property): CardData {
  const { id, purpose, type, areaSqFt, image } = property;
  return {
    id,
    link: propertyPath(property),
    title: words.items[id].title,
    location: locationOf(words, property),
    price: formatPrice(locale, property),
    purpose: words.purposes[purpose],
    type: words.types[type],
    ...roomsInWords(locale, words, property),
    area: formatFloorArea(locale, areaSqFt),
    picture: findPicture(locale, image),
  };
}
