import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import type { CostRow } from "~/features/costs/cost-rows";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeDay } from "~/format/office-time";
import type { Site } from "~/site/site";

export const factNames = [
  "tenure",
  "occupancy",
  "tenantRent",
  "estimatedRent",
  "cheques",
  "furnishing",
  "floor",
  "floors",
  "balcony",
  "plot",
  "parking",
  "cooling",
  "serviceCharge",
  "reference",
] as const;

type FactName = (typeof factNames)[number];

export interface OptionalFact {
  name: FactName;
  term: string;
  text: string;
}

/** A service charge for a year is rounded to hundreds: the listed area is not that of the title deed. */
const roundToHundreds = (amount: number) => Math.round(amount / 100) * 100;

function floorText(site: Site, { floor, floors }: Property) {
  const { format } = site;
  const messages = site.messages.property.facts;
  if (floor === undefined) return undefined;
  const given = {
    floor: format.number(floor),
    ...(floors !== undefined && { floors: format.number(floors) }),
  };
  const forms = floors === undefined ? messages.floor.alone : messages.floor.ofFloors;
  return interpolate(floor === 0 ? forms.ground : forms.above, given);
}

/** A tenancy that has ended is not shown. */
function occupancyText(site: Site, { occupancy }: Property): string | undefined {
  const { now, format } = site;
  const messages = site.messages.property.facts;
  if (!occupancy) return undefined;
  const { state, until } = occupancy;
  return until && until >= officeDay(now)
    ? interpolate(messages.occupancy.letUntil, { date: nonBreaking(format.date(until)) })
    : messages.occupancy[state];
}

export function optionalFacts(site: Site, property: Property): OptionalFact[] {
  const { format } = site;
  const messages = site.messages.property.facts;
  const { purpose, areaSqFt, tenure, furnishing, parkingSpaces, cooling } = property;
  const { serviceCharge, balconySqFt, plotSqFt, occupancy, rent } = property;
  const yearly = (aed: number | undefined) =>
    aed && interpolate(messages.aYear, { amount: nonBreaking(format.money(aed, "AED")) });
  const texts: Record<FactName, string | number | undefined> = {
    tenure: tenure && messages.tenure[tenure],
    occupancy: occupancyText(site, property),
    tenantRent: yearly(occupancy?.rent),
    estimatedRent: yearly(property.estimatedRent),
    cheques: rent?.cheques && format.count(rent.cheques, messages.cheques),
    furnishing: furnishing && messages.furnishing[furnishing],
    floor: floorText(site, property),
    floors:
      property.floor === undefined && property.floors ? format.number(property.floors) : undefined,
    balcony: balconySqFt && nonBreaking(format.floorArea(balconySqFt)),
    plot: plotSqFt && nonBreaking(format.floorArea(plotSqFt)),
    parking:
      parkingSpaces === 0 ? messages.noParking : parkingSpaces && format.number(parkingSpaces),
    cooling:
      cooling &&
      (cooling === "included" ? messages.cooling.included[purpose] : messages.cooling.metered),
    serviceCharge:
      serviceCharge &&
      interpolate(messages.serviceCharge, {
        rate: nonBreaking(format.moneyWithCents(format.chargePerShownArea(serviceCharge), "AED")),
        amount: nonBreaking(format.money(roundToHundreds(serviceCharge * areaSqFt), "AED")),
      }),
    reference: property.reference,
  };
  return factNames.flatMap((name) => {
    const text = texts[name];
    return text ? [{ name, term: messages.terms[name], text: String(text) }] : [];
  });
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

/** What a property is, without what its title and its figures say, and where it is. */
export function propertyDetails(
  { locale, messages: { properties: messages, property: pageMessages } }: Site,
  property: Property,
): { home: Detail[]; place: Detail[] } {
  const { layout, view, whereabouts, nearWork } = textsIn(property, locale);
  const { details: terms, place } = pageMessages;
  return {
    home: [
      { term: terms.type, text: messages.types[property.type] },
      ...row(terms.layout, layout),
      ...row(terms.view, view),
      // Without the year of construction the handover is one of the figures.
      ...row(
        terms.handover,
        property.yearBuilt ? messages.handovers[property.handover] : undefined,
      ),
    ],
    place: [
      { term: place.district, text: placeName(locale, property.district) },
      ...row(place.whereabouts, whereabouts),
      ...row(place.work, nearWork),
    ],
  };
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
