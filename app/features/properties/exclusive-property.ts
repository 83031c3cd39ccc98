import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { floorAreaFigure } from "~/format/floor-area";
import { formatMoney, formatPrice } from "~/format/money";
import type { Locale } from "~/locale";
import type { PropertiesMessages } from "~/messages/en/properties";
import { propertyPath } from "./find-property";
import { galleryOf } from "./gallery";
import { locationOf, roomFigures } from "./property-facts";

/** A property for the section Exclusives, with its pictures. For loaders. */
export function exclusiveProperty(
  locale: Locale,
  messages: PropertiesMessages,
  property: Property,
) {
  const { id, aed, usd, areaSqFt, yearBuilt, exclusivePicture: opening } = property;
  const { title, exclusiveCaption: caption } = textsIn(property, locale);
  const { figures } = messages;
  return {
    id,
    title,
    location: locationOf(locale, messages, property),
    price:
      usd === undefined
        ? { value: formatPrice(locale, property), unit: figures.price }
        : { value: formatMoney(locale, aed, "AED"), unit: formatMoney(locale, usd, "USD") },
    link: propertyPath(property),
    facts: [
      ...roomFigures(locale, messages, property),
      floorAreaFigure(locale, areaSqFt),
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: figures.built }] : []),
    ],
    slides: galleryOf(locale, property, opening && { picture: opening, caption }),
  };
}
