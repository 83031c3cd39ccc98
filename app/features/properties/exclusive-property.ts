import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { show } from "~/listings/listing";
import { roomFigures } from "~/listings/property";
import type { Site } from "~/site/site";
import { galleryOf } from "./gallery";

export function exclusiveProperty(site: Site, property: Property) {
  const { locale, format } = site;
  const messages = site.messages.properties;
  const { id, areaSqFt, yearBuilt, exclusivePicture: firstPicture } = property;
  const { exclusiveCaption: caption } = textsIn(property, locale);
  const { title, place, priceInDirhams, priceInDollars, converted, path, availability } = show(
    site,
    property,
  );
  const { figures } = messages;
  return {
    id,
    title,
    location: place,
    price: {
      ...(priceInDollars && { term: figures.price }),
      value: priceInDirhams,
      unit: [priceInDollars ?? figures.price, ...(availability ? [availability] : [])].join(" · "),
    },
    converted,
    link: path,
    facts: [
      ...roomFigures(site, property),
      format.floorAreaFigure(areaSqFt),
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: figures.built }] : []),
    ],
    slides: galleryOf(site, property, firstPicture && { picture: firstPicture, caption }),
  };
}
