import type { Property } from "~/content/properties";
import { formatCount } from "~/format/count";
import { formatDate } from "~/format/date";
import { chargePerShownArea, formatFloorArea } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatMoneyWithCents, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
import { officeDay } from "~/format/office-time";
import type { Locale } from "~/locale";
import type { FactMessages } from "~/messages/en/property";

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

function floorText(locale: Locale, messages: FactMessages, { floor, floors }: Property) {
  if (floor === undefined) return undefined;
  const given = {
    floor: formatNumber(locale, floor),
    ...(floors !== undefined && { floors: formatNumber(locale, floors) }),
  };
  const forms = floors === undefined ? messages.floor.alone : messages.floor.ofFloors;
  return interpolate(floor === 0 ? forms.ground : forms.above, given);
}

/** A tenancy that has ended is not shown. */
function occupancyText(
  locale: Locale,
  messages: FactMessages,
  { occupancy }: Property,
  now: Date,
): string | undefined {
  if (!occupancy) return undefined;
  const { state, until } = occupancy;
  return until && until >= officeDay(now)
    ? interpolate(messages.occupancy.letUntil, { date: nonBreaking(formatDate(locale, until)) })
    : messages.occupancy[state];
}

/**
 * The optional facts of a property that have a value, as text.
 *
 * @param now the time that decides whether a tenancy has ended
 */
export function optionalFacts(
  locale: Locale,
  messages: FactMessages,
  property: Property,
  now: Date,
): OptionalFact[] {
  const { purpose, areaSqFt, tenure, furnishing, parkingSpaces, cooling } = property;
  const { serviceCharge, balconySqFt, plotSqFt, occupancy, rent } = property;
  const yearly = (aed: number | undefined) =>
    aed && interpolate(messages.aYear, { amount: nonBreaking(formatMoney(locale, aed, "AED")) });
  const texts: Record<FactName, string | number | undefined> = {
    tenure: tenure && messages.tenure[tenure],
    occupancy: occupancyText(locale, messages, property, now),
    tenantRent: yearly(occupancy?.rent),
    estimatedRent: yearly(property.estimatedRent),
    cheques: rent?.cheques && formatCount(locale, rent.cheques, messages.cheques),
    furnishing: furnishing && messages.furnishing[furnishing],
    floor: floorText(locale, messages, property),
    floors:
      property.floor === undefined && property.floors
        ? formatNumber(locale, property.floors)
        : undefined,
    balcony: balconySqFt && nonBreaking(formatFloorArea(locale, balconySqFt)),
    plot: plotSqFt && nonBreaking(formatFloorArea(locale, plotSqFt)),
    parking: parkingSpaces === undefined ? undefined : parkingText(locale, messages, parkingSpaces),
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

const parkingText = (locale: Locale, messages: FactMessages, spaces: number) =>
  spaces === 0 ? messages.noParking : formatNumber(locale, spaces);
