import type { PropertiesWords } from "~/content/contract/properties";
import type { Property } from "~/data/properties";
import { floorAreaFigure } from "~/format/floor-area";
import { formatMoney, formatPrice } from "~/format/money";
import type { Locale } from "~/locale";
import { propertyPath } from "./find-property";
import { type CaptionedPicture, galleryOf } from "./gallery";
import { locationOf, roomFigures } from "./property-facts";

/**
 * A property as Exclusives shows it, its pictures found. Called in loaders.
 *
 * @param opening the picture that comes first, where it is another than its gallery's first one
 */
export function exclusiveProperty(
  locale: Locale,
  words: PropertiesWords,
  property: Property,
  opening?: CaptionedPicture,
) {
  const { id, aed, usd, areaSqFt, yearBuilt } = property;
  const { figures } = words;
  return {
    id,
    title: words.items[id].title,
    location: locationOf(words, property),
    price:
      usd === undefined
        ? { value: formatPrice(locale, property), unit: figures.price }
        : { value: formatMoney(locale, aed, "AED"), unit: formatMoney(locale, usd, "USD") },
    link: propertyPath(property),
    facts: [
      ...roomFigures(locale, words, property),
      floorAreaFigure(locale, areaSqFt),
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: figures.built }] : []),
    ],
    slides: galleryOf(locale, words, property, opening),
  };
}
