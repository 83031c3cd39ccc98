import type { Property } from "~/content/properties";
import { type CurrencyText } from "~/format/converted-money";
import { formatFloorArea } from "~/format/floor-area";
import { show } from "~/listings/listing";
import { roomCounts } from "~/listings/property-facts";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import type { Site } from "~/site/site";

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
  const messages = site.messages.properties;
  const { purpose, type, areaSqFt, cover } = property;
  const { id, path, title, place, price, converted } = show(site, property);
  return {
    id,
    link: path,
    title,
    location: place,
    price,
    converted,
    purpose: messages.purposes[purpose],
    type: messages.types[type],
    ...roomCounts(site, property),
    area: formatFloorArea(site.locale, areaSqFt),
    picture: findPicture(site, cover),
  };
}
