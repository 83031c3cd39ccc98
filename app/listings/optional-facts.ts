import type { Property } from "~/content/properties";
import { formatCount } from "~/format/count";
import { formatDate } from "~/format/date";
import { chargePerShownArea, formatFloorArea } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatMoneyWithCents, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
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
  const { locale } = site;
  const messages = site.messages.property.facts;
  if (floor === undefined) return undefined;
  const given = {
    floor: formatNumber(locale, floor),
    ...(floors !== undefined && { floors: formatNumber(locale, floors) }),
  };
  const forms = floors === undefined ? messages.floor.alone : messages.floor.ofFloors;
  return interpolate(floor === 0 ? forms.ground : forms.above, given);
}

/** A tenancy that has ended is not shown. */
function occupancyText(site: Site, { occupancy }: Property): string | undefined {
  const { locale, now } = site;
  const messages = site.messages.property.facts;
  if (!occupancy) return undefined;
  const { state, until } = occupancy;
  return until && until >= officeDay(now)
    ? interpolate(messages.occupancy.letUntil, { date: nonBreaking(formatDate(locale, until)) })
    : messages.occupancy[state];
}

/** The optional facts of a property that have a value, as text. */
export function optionalFacts(site: Site, property: Property): OptionalFact[] {
  const { locale } = site;
  const messages = site.messages.property.facts;
  const { purpose, areaSqFt, tenure, furnishing, parkingSpaces, cooling } = property;
  const { serviceCharge, balconySqFt, plotSqFt, occupancy, rent } = property;
  const yearly = (aed: number | undefined) =>
    aed && interpolate(messages.aYear, { amount: nonBreaking(formatMoney(locale, aed, "AED")) });
  const texts: Record<FactName, string | number | undefined> = {
    tenure: tenure && messages.tenure[tenure],
    occupancy: occupancyText(site, property),
    tenantRent: yearly(occupancy?.rent),
    estimatedRent: yearly(property.estimatedRent),
    cheques: rent?.cheques && formatCount(locale, rent.cheques, messages.cheques),
    furnishing: furnishing && messages.furnishing[furnishing],
    floor: floorText(site, property),
    floors:
      property.floor === undefined && property.floors
        ? formatNumber(locale, property.floors)
        : undefined,
    balcony: balconySqFt && nonBreaking(formatFloorArea(locale, balconySqFt)),
    plot: plotSqFt && nonBreaking(formatFloorArea(locale, plotSqFt)),
    parking: parkingSpaces === undefined ? undefined : parkingText(site, parkingSpaces),
    cooling:
      cooling &&
      (cooling === "included" ? messages.cooling.included[purpose] : messages.cooling.metered),
    serviceCharge:
      serviceCharge &&
      interpolate(messages.serviceCharge, {
        rate: nonBreaking(
          formatMoneyWithCents(locale, chargePerShownArea(locale, serviceCharge), "AED"),
        ),
        amount: nonBreaking(formatMoney(locale, roundToHundreds(serviceCharge * areaSqFt), "AED")),
      }),
    reference: property.reference,
  };
  return factNames.flatMap((name) => {
    const text = texts[name];
    return text ? [{ name, term: messages.terms[name], text: String(text) }] : [];
  });
}

const parkingText = (site: Site, spaces: number) => {
  const { locale } = site;
  const messages = site.messages.property.facts;
  return spaces === 0 ? messages.noParking : formatNumber(locale, spaces);
};
