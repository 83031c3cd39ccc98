import { type PhoneNumber, parsePhone } from "~/features/enquiries/phone";
import { likelyCountries, type PhoneHints, timeZonesOf } from "~/features/enquiries/phone-country";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { officeTimeZone } from "~/format/office-time";
import { defaultLocale, type Locale, locales } from "~/locale";
import { errorName, log } from "../log";
import type { Enquiry } from "./store";

/** Parses a number. Errors are logged, and the number counts as unreadable. */
function tryParse(
  input: string,
  hints: PhoneHints,
  chosen: string,
  parse: typeof parsePhone,
): PhoneNumber | undefined {
  try {
    return parse(input, likelyCountries(hints), chosen);
  } catch (error) {
    log.error("phone-not-read", { error: errorName(error) });
    return undefined;
  }
}

/** The country that the visitor chose, as two letters; "" without one. */
export function chosenCountry(submitted: Readonly<Record<string, unknown>>): string {
  const country = submitted[submissionMetadata.phoneCountry];
  return typeof country === "string" && /^[A-Z]{2}$/u.test(country) ? country : "";
}

/**
 * Returns the phone columns of an enquiry. It does not throw: an enquiry whose number cannot be parsed is
 * stored with the text.
 *
 * @param input the answer
 * @param submitted the body, which may have the country that the visitor chose
 * @param hints of the country
 */
export function phoneColumns(
  input: string,
  submitted: Readonly<Record<string, unknown>>,
  hints: PhoneHints,
  parse = parsePhone,
): Pick<Enquiry, "phoneE164" | "phoneCountry"> {
  const number = tryParse(input, hints, chosenCountry(submitted), parse);
  return { phoneE164: number?.e164 ?? null, phoneCountry: number?.country ?? null };
}

/**
 * Returns the number of a stored enquiry. Rows from before these columns are parsed now.
 *
 * @returns undefined if it cannot be parsed
 */
export function phoneOf(enquiry: Enquiry): PhoneNumber | undefined {
  const { phone, phoneE164, phoneCountry } = enquiry;
  const number = tryParse(phone ?? "", enquiry, phoneCountry ?? "", parsePhone);
  if (!phoneE164 || number?.e164 === phoneE164) return number;
  return tryParse(phoneE164, enquiry, "", parsePhone);
}

const { tag } = locales[defaultLocale];

/** The offset of a zone from UTC at an instant, in minutes. */
function offsetOf(timeZone: string, instant: Date): number {
  const name = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/u.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The weekday and the time in a zone: "Mon 11:28". */
const formatClock = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat(tag, {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
    .format(instant)
    .replace(",", "");

/** "3 hours behind Dubai"; half an hour as ".5". */
function differenceFromDubai(minutes: number): string {
  if (minutes === 0) return "as in Dubai";
  const hours = Math.abs(minutes) / 60;
  return `${hours} ${hours === 1 ? "hour" : "hours"} ${minutes < 0 ? "behind" : "ahead of"} Dubai`;
}

/**
 * The zones in which a visitor may be, one for each time of day, from west to east: the visitor's own, otherwise
 * those of the number's country.
 *
 * @param timeZone an IANA name; "" if it is not known
 * @param country of the number, an ISO 3166-1 code
 * @returns each with its offset from UTC in minutes; an empty list if neither is known
 */
function visitorZones(timeZone: string, country: string | null | undefined, now: Date) {
  const zones = timeZone ? [timeZone] : country ? timeZonesOf(country) : [];
  return [...new Map(zones.map((zone) => [offsetOf(zone, now), zone]))]
    .map(([offset, zone]) => ({ offset, zone }))
    .toSorted((one, other) => one.offset - other.offset);
}

/**
 * The local time of a visitor, for the staff who call: in the visitor's time zone, otherwise in the zones
 * of the number's country.
 *
 * @param timeZone an IANA name; "" if it is not known
 * @param country of the number, an ISO 3166-1 code
 * @param now the instant
 * @returns undefined if neither is known
 */
export function localTime(
  timeZone: string,
  country: string | null | undefined,
  now: Date,
): string | undefined {
  const [first, ...others] = visitorZones(timeZone, country, now);
  const last = others.at(-1);
  if (!first) return undefined;
  const { offset, zone } = first;
  if (last)
    return `${formatClock(zone, now)} to ${formatClock(last.zone, now)}, depending on the region`;
  return `${formatClock(zone, now)}, ${differenceFromDubai(offset - offsetOf(officeTimeZone, now))}`;
}

const minute = 60 * 1000;

/** The hours in which nobody is called, by the visitor's clock. */
const quiet = { before: 9, from: 18 };

interface VisitorClock {
  /** "Mon 11:28"; the earliest and the latest time of a country with several zones. */
  text: string;
  isQuiet: boolean;
}

/**
 * The time where a visitor is: in the visitor's time zone, otherwise in those of the number's country.
 *
 * @returns undefined if neither is known
 */
export function visitorClock(
  enquiry: Enquiry,
  locale: Locale,
  now: Date,
): VisitorClock | undefined {
  const zones = visitorZones(enquiry.timeZone, phoneOf(enquiry)?.country, now);
  const [first, last] = [zones[0], zones.at(-1)];
  if (!first || !last) return undefined;
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat(locales[locale].tag, {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(now);
  const hours = zones.map(({ offset }) => new Date(now.getTime() + offset * minute).getUTCHours());
  return {
    text: first === last ? clock(first.zone) : `${clock(first.zone)} – ${clock(last.zone)}`,
    isQuiet: hours.some((hour) => hour < quiet.before || hour >= quiet.from),
  };
}
