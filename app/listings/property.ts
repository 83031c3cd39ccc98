import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { PictureName } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

/** The price per square foot of a property for sale, in AED, not rounded; undefined for a rent. */
export const pricePerSquareFoot = ({ purpose, aed, areaSqFt }: Property): number | undefined =>
  purpose === "sale" ? aed / areaSqFt : undefined;

/** The note under a price: the period of a rent, or the price per square foot of a sale, in Italian per square metre. */
export function priceNote(
  { messages: { property: messages }, format }: Site,
  property: Property,
): string {
  const perSquareFoot = pricePerSquareFoot(property);
  if (perSquareFoot !== undefined)
    return interpolate(messages.perSquareFoot, {
      amount: format.pricePerArea(perSquareFoot),
    });
  const period = property.rent?.period;
  return period ? messages.rentPeriods[period] : messages.rentPeriod;
}

/** That a property is reserved, sold or let: "Sold", and a sentence with the day. */
export function availabilityOf(
  { messages: { properties, property: page }, format }: Site,
  { availability }: Property,
) {
  if (!availability) return undefined;
  const { state, date } = availability;
  return {
    label: properties.availability[state],
    text: interpolate(page.availability[state], { date: nonBreaking(format.dateInSentence(date)) }),
  };
}

/** The location of a property: "Business Bay, Dubai". */
export const locationOf = (
  { locale, messages: { properties: messages } }: Site,
  { place }: Property,
): string => interpolate(messages.location, { place: placeName(locale, place) });

/** The title of a property's page in a search result, without repeating the place. */
export function headTitle(site: Site, property: Property): string {
  const { locale } = site;
  const messages = site.messages.properties;
  const { head } = site.messages.property;
  const { title } = textsIn(property, locale);
  const form = title.includes(placeName(locale, property.place)) ? head.titleInCity : head.title;
  return interpolate(form, {
    title,
    location: locationOf(site, property),
    city: messages.city,
  });
}

/** The number of rooms as large figures; "Studio" for a studio. */
export function roomFigures(
  { messages: { properties: messages }, format }: Site,
  property: Property,
) {
  const { bedrooms, bathrooms, type } = property;
  return [
    bedrooms === 0
      ? { value: format.count(0, messages.bedrooms), unit: messages.types[type] }
      : { value: String(bedrooms), unit: format.count(bedrooms, messages.figures.bedrooms) },
    { value: String(bathrooms), unit: format.count(bathrooms, messages.figures.bathrooms) },
  ];
}

export function propertyFigures(site: Site, property: Property) {
  const { format } = site;
  const messages = site.messages.properties;
  const { areaSqFt, yearBuilt, handover } = property;
  return [
    ...roomFigures(site, property),
    format.floorAreaInBothUnits(areaSqFt),
    yearBuilt
      ? { value: String(yearBuilt), unit: messages.figures.built }
      : messages.figures.handovers[handover],
  ];
}

export function roomCounts(
  { messages: { properties: messages }, format }: Site,
  property: Property,
) {
  return {
    bedrooms: format.count(property.bedrooms, messages.bedrooms),
    bathrooms: format.count(property.bathrooms, messages.bathrooms),
  };
}

export function descriptionOf({ locale, format }: Site, property: Property): string[] {
  const { areaSqFt, yearBuilt } = property;
  const figures = {
    area: nonBreaking(format.floorArea(areaSqFt)),
    ...(yearBuilt && { year: String(yearBuilt) }),
  };
  return textsIn(property, locale).description.map((paragraph) => interpolate(paragraph, figures));
}

export interface CaptionedPicture {
  picture: PictureName;
  caption?: string;
}

/**
 * A property's gallery, each picture with its caption. For loaders.
 *
 * @param firstPicture the first picture, if it is not the first of the gallery
 */
export function galleryOf(site: Site, property: Property, firstPicture?: CaptionedPicture) {
  const { captions } = textsIn(property, site.locale);
  const [first, ...others] = property.gallery.map((picture, index): CaptionedPicture => ({
    picture,
    ...(captions[index] && { caption: captions[index] }),
  }));
  return [firstPicture ?? first, ...others].flatMap((slide) =>
    slide ? [{ ...slide, picture: findPicture(site, slide.picture) }] : [],
  );
}
