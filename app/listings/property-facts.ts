import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import type { CostRow } from "~/features/costs/cost-rows";
import { interpolate, nonBreaking } from "~/format/interpolate";
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

/** The large figures of a property. */
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

/** The number of rooms as text: "2 bedrooms", "1 bathroom". */
export function roomCounts(
  { messages: { properties: messages }, format }: Site,
  property: Property,
) {
  return {
    bedrooms: format.count(property.bedrooms, messages.bedrooms),
    bathrooms: format.count(property.bathrooms, messages.bathrooms),
  };
}

/** The figures of a property in one line of text. */
export function propertyInBrief(site: Site, property: Property): string {
  const { format } = site;
  const messages = site.messages.properties;
  const { areaSqFt, yearBuilt } = property;
  return [
    ...Object.values(roomCounts(site, property)),
    nonBreaking(format.floorArea(areaSqFt)),
    ...(yearBuilt ? [interpolate(messages.built, { year: String(yearBuilt) })] : []),
  ].join(" · ");
}

/** The description of a property, with its figures. */
export function descriptionOf({ locale, format }: Site, property: Property): string[] {
  const { areaSqFt, yearBuilt } = property;
  const figures = {
    area: nonBreaking(format.floorArea(areaSqFt)),
    ...(yearBuilt && { year: String(yearBuilt) }),
  };
  return textsIn(property, locale).description.map((paragraph) => interpolate(paragraph, figures));
}

/** The limit of a price bracket: millions in compact format, other amounts in full. */
function bracketAmount({ format }: Site, { from, to }: NonNullable<Property["range"]>): string {
  if (to !== undefined) return format.compactMoneyRange({ from, to }, "AED");
  return from < 1_000_000 ? format.money(from, "AED") : format.compactMoney(from, "AED");
}

/** A row of a property's details or costs. */
export interface Detail extends Partial<CostRow> {
  term: string;
  text: string;
}

/** A list with one row for a fact with a value, otherwise an empty list. */
const row = (term: string, text: string | undefined): Detail[] => (text ? [{ term, text }] : []);

/** The details of a property, row by row. */
export function propertyDetails(site: Site, property: Property): Detail[] {
  const { locale } = site;
  const messages = site.messages.properties;
  const terms = site.messages.property.details;
  const { layout, view } = textsIn(property, locale);
  return [
    { term: terms.type, text: messages.types[property.type] },
    { term: terms.purpose, text: messages.purposes[property.purpose] },
    ...row(terms.layout, layout),
    ...row(terms.view, view),
    { term: terms.handover, text: messages.handovers[property.handover] },
    ...(property.yearBuilt ? [{ term: terms.built, text: String(property.yearBuilt) }] : []),
  ];
}

/** The price range of a property, for brochures; the page has the price. */
export function priceRangeDetail(site: Site, property: Property): Detail[] {
  const { priceRange } = textsIn(property, site.locale);
  const { range } = property;
  const amount = range && nonBreaking(bracketAmount(site, range));
  return row(
    site.messages.property.details.priceRange,
    priceRange && amount && interpolate(priceRange, { amount }),
  );
}

/** The location of a property, row by row. */
export function placeDetails(site: Site, property: Property): Detail[] {
  const { locale } = site;
  const terms = site.messages.property.place;
  const { whereabouts, nearWork } = textsIn(property, locale);
  return [
    { term: terms.district, text: placeName(locale, property.district) },
    ...row(terms.whereabouts, whereabouts),
    ...row(terms.work, nearWork),
  ];
}
