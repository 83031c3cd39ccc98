import { placeName } from "~/content/places";
import { isOffered, priceOrYearlyRent, type Property, type Purpose } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { galleryOf, showProperty } from "~/listings/property";
import type { Site } from "~/site/site";

/**
 * A sentence about the active listings: "Two homes for sale in Business Bay and Jumeirah, from AED
 * 1,500,000."
 *
 * @param list the properties to count
 */
export function activeListingsSentence(
  { locale, messages: { properties: messages }, format }: Site,
  list: readonly Property[],
  purpose: Purpose,
): string {
  const found = list
    .filter((property) => property.purpose === purpose && isOffered(property))
    .toSorted((a, b) => priceOrYearlyRent(a) - priceOrYearlyRent(b));
  const places = new Set(found.map(({ district }) => nonBreaking(placeName(locale, district))));
  const [cheapest] = found;
  const lowest = cheapest ? priceOrYearlyRent(cheapest) : 0;
  const isConfirmed = found.every(({ rent }) => rent?.period);
  return interpolate(format.count(found.length, messages.activeListings[purpose]), {
    places: format.list(places),
    period: isConfirmed ? messages.forYear : messages.unconfirmed,
    price: nonBreaking(format.money(lowest, "AED")),
  });
}

export function exclusiveProperty(site: Site, property: Property) {
  const { locale, format } = site;
  const messages = site.messages.properties;
  const { id, areaSqFt, yearBuilt, exclusivePicture: firstPicture } = property;
  const { exclusiveCaption: caption } = textsIn(property, locale);
  const shown = showProperty(site, property);
  const { title, place, mainPrice, converted, path, availability } = shown;
  const [dollars] = shown.statedDollars;
  const { figures } = messages;
  return {
    id,
    title,
    place,
    priceFigure: {
      ...(dollars && { term: figures.price }),
      value: mainPrice,
      unit: [dollars?.text ?? figures.price, ...(availability ? [availability] : [])].join(" · "),
    },
    converted,
    path,
    facts: [
      ...shown.rooms,
      format.floorAreaFigure(areaSqFt),
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: figures.built }] : []),
    ],
    slides: galleryOf(site, property, firstPicture && { picture: firstPicture, caption }),
  };
}
