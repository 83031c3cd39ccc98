import { timeZonesOf } from "~/features/enquiries/phone-country";
import { type Locale, locales } from "~/locale";
import { phoneOf } from "../enquiries/phone";
import type { Enquiry } from "../enquiries/store";

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
  const country = phoneOf(enquiry)?.country;
  const zones = enquiry.timeZone ? [enquiry.timeZone] : country ? timeZonesOf(country) : [];
  const times = zones.map((timeZone) => {
    const options = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    const [date, clock] = new Intl.DateTimeFormat("sv-SE", {
      ...options,
      dateStyle: undefined,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    })
      .format(now)
      .split(" ");
    const text = new Intl.DateTimeFormat(locales[locale].tag, { ...options, weekday: "short" });
    return { order: `${date} ${clock}`, hour: Number(clock?.slice(0, 2)), text: text.format(now) };
  });
  const sorted = times.toSorted((one, other) => one.order.localeCompare(other.order));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return undefined;
  return {
    text: first.order === last.order ? first.text : `${first.text} – ${last.text}`,
    isQuiet: sorted.some(({ hour }) => hour < quiet.before || hour >= quiet.from),
  };
}
