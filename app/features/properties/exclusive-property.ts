import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { compactConvertedPrice } from "~/format/converted-money";
import { floorAreaFigure } from "~/format/floor-area";
import { formatMoney, formatPrice } from "~/format/money";
import type { Site } from "~/site/site";
import { galleryOf } from "./gallery";
import { locationOf, roomFigures } from "./property-facts";
import { propertyPath } from "./property-queries";

/** A property for the section Exclusives, with its pictures. For loaders. */
export function exclusiveProperty(site: Site, property: Property) {
  const { locale, rates } = site;
  const messages = site.messages.properties;
  const { id, aed, usd, areaSqFt, yearBuilt, exclusivePicture: firstPicture } = property;
  const { title, exclusiveCaption: caption } = textsIn(property, locale);
  const { figures } = messages;
  return {
    id,
    title,
    location: locationOf(site, property),
    price:
      usd === undefined
        ? { value: formatPrice(locale, property), unit: figures.price }
        : { value: formatMoney(locale, aed, "AED"), unit: formatMoney(locale, usd, "USD") },
    converted: compactConvertedPrice(locale, property, rates),
    link: propertyPath(property),
    facts: [
      ...roomFigures(site, property),
      floorAreaFigure(locale, areaSqFt),
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: figures.built }] : []),
    ],
    slides: galleryOf(site, property, firstPicture && { picture: firstPicture, caption }),
  };
}
