import type { Property } from "~/content/properties";
import { showProperty } from "~/listings/property";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

export function propertyCardData(site: Site, property: Property) {
  const messages = site.messages.properties;
  const { format } = site;
  const { purpose, type, areaSqFt, bedrooms, bathrooms, cover } = property;
  const shown = showProperty(site, property);
  const { id, path, title, latinName, place, mainPrice, converted, availability } = shown;
  return {
    id,
    path,
    title,
    latinName,
    place,
    mainPrice,
    /** "Reserved" on the picture; undefined if it is on offer. */
    availability,
    otherCurrencies: [...shown.statedDollars, ...converted],
    /** The period of a rent; undefined for a sale. */
    rentPeriod: shown.rentPeriod,
    purpose: messages.purposes[purpose],
    type: messages.types[type],
    bedrooms: format.count(bedrooms, messages.bedrooms),
    bathrooms: format.count(bathrooms, messages.bathrooms),
    area: format.floorArea(areaSqFt),
    picture: findPicture(site, cover),
  };
}

export type PropertyCardData = ReturnType<typeof propertyCardData>;
