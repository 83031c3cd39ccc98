import { timeZonesOf } from "~/features/enquiries/phone-country";
import { officeTimeZone } from "~/format/office-time";
import { defaultLocale, locales } from "~/locale";

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
  const zones = timeZone ? [timeZone] : country ? timeZonesOf(country) : [];
  const office = offsetOf(officeTimeZone, now);
  const [first, ...others] = [
    ...new Map(zones.map((zone) => [offsetOf(zone, now), zone])),
  ].toSorted(([one], [other]) => one - other);
  const last = others.at(-1);
  if (!first) return undefined;
  const [offset, zone] = first;
  if (last)
    return `${formatClock(zone, now)} to ${formatClock(last[1], now)}, depending on the region`;
  return `${formatClock(zone, now)}, ${differenceFromDubai(offset - office)}`;
}
