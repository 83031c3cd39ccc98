import type { Property } from "~/content/properties";
import { show, statedDollars } from "~/listings/listing";
import { priceNote, roomCounts } from "~/listings/property";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

export function propertyCardData(site: Site, property: Property) {
  const messages = site.messages.properties;
  const { purpose, type, areaSqFt, cover } = property;
  const shown = show(site, property);
  const { id, path, title, latinName, place, mainPrice, converted, availability } = shown;
  return {
    id,
    link: path,
    title,
    latinName,
    location: place,
    price: mainPrice,
    /** "Reserved" on the picture; undefined if it is on offer. */
    availability,
    converted: [...statedDollars(shown), ...converted],
    /** The period of a rent; undefined for a sale. */
    rentPeriod: purpose === "rent" ? priceNote(site, property) : undefined,
    purpose: messages.purposes[purpose],
    type: messages.types[type],
    ...roomCounts(site, property),
    area: site.format.floorArea(areaSqFt),
    picture: findPicture(site, cover),
  };
}

export type PropertyCardData = ReturnType<typeof propertyCardData>;
