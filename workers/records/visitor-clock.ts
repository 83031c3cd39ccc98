import { timeZonesOf } from "~/features/enquiries/phone-country";
import { officeTimeZone } from "~/format/office-time";
import { defaultLocale, type Locale, locales } from "~/locale";
import type { Enquiry } from "./enquiry";
import { phoneOf } from "./phone";

const minute = 60 * 1000;

/** The hours in which nobody is called, by the visitor's clock. */
const quiet = { before: 9, from: 18 };

/** The weekday and the time in a zone: "Mon 11:28". */
const formatClock = (timeZone: string, locale: Locale, instant: Date) =>
  new Intl.DateTimeFormat(locales[locale].tag, {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(instant);

/** The offset of a zone from UTC at an instant, in minutes. */
function offsetOf(timeZone: string, instant: Date): number {
  const name = new Intl.DateTimeFormat(locales[defaultLocale].tag, {
    timeZone,
    timeZoneName: "longOffset",
  })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/u.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

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
 * @returns each with its offset from UTC in minutes; an empty list if neither is known
 */
function visitorZones(enquiry: Enquiry, now: Date) {
  const country = enquiry.timeZone ? undefined : phoneOf(enquiry)?.country;
  const zones = enquiry.timeZone ? [enquiry.timeZone] : country ? timeZonesOf(country) : [];
  return [...new Map(zones.map((zone) => [offsetOf(zone, now), zone]))]
    .map(([offset, zone]) => ({ offset, zone }))
    .toSorted((one, other) => one.offset - other.offset);
}

/**
 * The time where a visitor was when the enquiry was sent, for the staff who call: "Mon 11:28, 3 hours behind Dubai".
 *
 * @returns undefined if the zone is not known
 */
export function clockWhenSent(enquiry: Enquiry, now: Date): string | undefined {
  const [first, ...others] = visitorZones(enquiry, now);
  if (!first) return undefined;
  const clock = (zone: string) => formatClock(zone, defaultLocale, now).replace(",", "");
  const last = others.at(-1);
  if (last) return `${clock(first.zone)} to ${clock(last.zone)}, depending on the region`;
  return `${clock(first.zone)}, ${differenceFromDubai(first.offset - offsetOf(officeTimeZone, now))}`;
}

interface VisitorClock {
  /** "Mon, 11:28"; the earliest and the latest time of a country with several zones. */
  text: string;
  isQuiet: boolean;
}

/**
 * The time where a visitor is, and whether nobody is called at that time.
 *
 * @returns undefined if the zone is not known
 */
export function visitorClock(
  enquiry: Enquiry,
  locale: Locale,
  now: Date,
): VisitorClock | undefined {
  const zones = visitorZones(enquiry, now);
  const [first, last] = [zones[0], zones.at(-1)];
  if (!first || !last) return undefined;
  const hours = zones.map(({ offset }) => new Date(now.getTime() + offset * minute).getUTCHours());
  const clocks = [...new Set([first, last])].map(({ zone }) => formatClock(zone, locale, now));
  return {
    text: clocks.join(" – "),
    isQuiet: hours.some((hour) => hour < quiet.before || hour >= quiet.from),
  };
}
