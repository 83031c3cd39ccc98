import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { compactConvertedPrice, type CurrencyText } from "~/format/converted-money";
import { formatFloorArea } from "~/format/floor-area";
import { formatPrice } from "~/format/money";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import type { Site } from "~/site/site";
import { locationOf, roomCounts } from "./property-facts";
import { propertyPath } from "./property-queries";

/** The data of a property's card. */
export interface PropertyCardData {
  id: string;
  link: SitePath;
  title: string;
  location: string;
  price: string;
  /** The price in other currencies, in short. */
  converted: CurrencyText[];
  /** "For sale" or "For rent". */
  purpose: string;
  type: string;
  bedrooms: string;
  bathrooms: string;
  area: string;
  picture: Picture;
}

/** The data of a property's card, with its picture. For loaders. */
export function propertyCardData(site: Site, property: Property): PropertyCardData {
  const { locale, rates } = site;
  const messages = site.messages.properties;
  const { id, purpose, type, areaSqFt, cover } = property;
  return {
    id,
    link: propertyPath(property),
    title: textsIn(property, locale).title,
    location: locationOf(site, property),
    price: formatPrice(locale, property),
    converted: compactConvertedPrice(locale, property, rates),
    purpose: messages.purposes[purpose],
    type: messages.types[type],
    ...roomCounts(site, property),
    area: formatFloorArea(locale, areaSqFt),
    picture: findPicture(site, cover),
  };
}
