import type { Property } from "~/content/properties";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeDay } from "~/format/office-time";
import type { Site } from "~/site/site";

/** The optional facts of a property, in the order of the page. */
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

/** A fact with its label and text. */
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

/** The optional facts of a property that have a value, as text. */
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
    parking: parkingSpaces === undefined ? undefined : parkingText(site, parkingSpaces),
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

const parkingText = (site: Site, spaces: number) => {
  const { format } = site;
  const messages = site.messages.property.facts;
  return spaces === 0 ? messages.noParking : format.number(spaces);
};
