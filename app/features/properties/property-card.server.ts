import type { Property } from "~/content/properties";
import { show } from "~/listings/listing";
import { priceNote, roomCounts } from "~/listings/property";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

export function propertyCardData(site: Site, property: Property) {
  const messages = site.messages.properties;
  const { purpose, type, areaSqFt, cover } = property;
  const { id, path, title, latinName, place, mainPrice, priceInDollars, converted, availability } =
    show(site, property);
  return {
    id,
    link: path,
    title,
    latinName,
    location: place,
    price: mainPrice,
    /** "Reserved" on the picture; undefined if it is on offer. */
    availability,
    converted: [
      ...(priceInDollars ? [{ currency: "USD" as const, text: priceInDollars }] : []),
      ...converted,
    ],
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
