import { type Locale, locales } from "~/locale";
import { phoneOf, visitorZones } from "../enquiries/phone";
import type { Enquiry } from "../enquiries/store";

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
