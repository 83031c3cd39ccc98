import { minuteOfHour, type PartOfDay, partsOfDay } from "~/content/viewing-times";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { isPublicHoliday, officeUtcOffset } from "~/format/office-time";
import { minuteIn, timeFormat } from "~/format/time";
import { type Locale, locales } from "~/locale";
import { dayLength, isOpenAt, timeIssue, viewingDays, viewingHours } from "./viewing-day";

/** The texts of hours: of an option, and of the sentence about the chosen one. `own` is the visitor's time. */
export interface TimeTexts {
  /** "{own} your time", after the hours in Dubai of an option, and the same for another date than the one there. */
  own: string;
  ownDayBefore: string;
  ownDayAfter: string;
  /** In place of the hours of a part of the day that the chosen day does not have. */
  closed: string;
  /** In place of the hours of a part of today that is over. */
  over: string;
  /** What is said of a day that is a public holiday. */
  holiday: string;
  /** What is said of an hour at which the office is closed. */
  outside: string;
  hours: string;
  ownHours: string;
}

/** The length of a week, in days. */
const daysOfWeek = 7;

/** A time at the office: a day as yyyy-mm-dd, and minutes after midnight. */
interface OfficeTime {
  day: string;
  from: number;
  to: number;
}

/** The first days on which a part of the day may be chosen, as yyyy-mm-dd. */
function comingWeek(): string[] {
  const first = Date.parse(viewingDays(new Date()).first);
  return Array.from({ length: daysOfWeek }, (_, days) =>
    new Date(first + days * dayLength).toISOString().slice(0, 10),
  );
}

/**
 * The hours of a part of a day; without a day its widest hours in a week, from today.
 *
 * @returns undefined if the day, or each day of a week, does not have it
 */
export function hoursOfPart(part: PartOfDay, day?: string): OfficeTime | undefined {
  const times = (day ? [day] : comingWeek()).flatMap((one) => {
    const hours = viewingHours(one, part);
    return hours ? [{ day: one, ...hours }] : [];
  });
  return times.reduce<OfficeTime | undefined>(
    (widest, { from, to, ...time }) => ({
      ...(widest ?? time),
      from: Math.min(from, widest?.from ?? from),
      to: Math.max(to, widest?.to ?? to),
    }),
    undefined,
  );
}

/** Between the name of a part of the day and its hours. */
const separator = " · ";

/** The text of an option: "Morning · 9:00 AM–12:00 PM in Dubai". */
export const partWithHours = (name: string, hours: string) => `${name}${separator}${hours}`;

/**
 * The hours of an office time in Dubai, and in the zone of the browser; `own` is empty if they are the same. `ownDay` is
 * the date there: that in Dubai, the one before or the one after.
 */
function textsOf(locale: Locale, { day, from, to }: OfficeTime) {
  const { timeOfDay, timeRange } = timeFormat(locale);
  const range = (begin: number, end: number) =>
    nonBreaking(from === to ? timeOfDay(begin) : timeRange(begin, end));
  const start = new Date(Date.parse(day) + from * 60_000 - officeUtcOffset);
  const ownFrom = minuteIn(start);
  const ownTo = minuteIn(new Date(start.getTime() + (to - from) * 60_000));
  const isSameDay = start.getDate() === Number(day.slice(-2));
  // Zones are less than a day apart.
  const otherDay = ownFrom > from ? ("ownDayBefore" as const) : ("ownDayAfter" as const);
  return {
    start,
    hours: range(from, to),
    own: ownFrom === from ? "" : range(ownFrom, ownTo),
    ownDay: isSameDay ? ("own" as const) : otherDay,
  };
}

/** The sentence about the chosen hours; with a chosen day, the weekday where the visitor is too. */
function sentenceOf(
  locale: Locale,
  { start, hours, own }: ReturnType<typeof textsOf>,
  texts: TimeTexts,
  hasDay: boolean,
): string {
  const { tag } = locales[locale];
  const weekday = hasDay ? new Intl.DateTimeFormat(tag, { weekday: "short" }).format(start) : "";
  return interpolate(own ? texts.ownHours : texts.hours, {
    hours,
    own: `${weekday} ${own}`.trim(),
  });
}

/** The full date of a day, with its weekday: "Tuesday, 8 December 2026". */
export const fullDate = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: "full", timeZone: "UTC" }).format(
    Date.parse(day),
  );

/** What is submitted for an incomplete day. */
const incompleteDay = "0";

/** Submits an incomplete day as one without a year, which is an error: browsers submit nothing. */
function keepIncompleteDay({ target, formData }: FormDataEvent) {
  const incomplete = (target as HTMLFormElement).querySelectorAll<HTMLInputElement>(
    "input[type=date]:invalid",
  );
  for (const { name, validity } of incomplete)
    if (validity.badInput) formData.set(name, incompleteDay);
}

/**
 * Shows the hours of each time of the day in its option, in Dubai, whose day the visitor chooses, and after them in the
 * zone of the browser; and offers the times that the chosen day has. A part that is no longer one stays chosen: the form
 * names the hours of that day.
 *
 * @param group the element with the fields of the time. Without a chosen day, the hours are the widest of a week
 * @returns the chosen day with its weekday, and the chosen hours in Dubai and, if they differ, in the zone of the browser:
 *   "9:00 AM–12:00 PM in Dubai, Mon 6:00 AM–9:00 AM where you are". A public holiday, or an hour at which the office
 *   is closed, is named after them. Empty without a choice
 */
export function showHours(locale: Locale, group: HTMLElement, texts: TimeTexts): string {
  group.closest("form")?.addEventListener("formdata", keepIncompleteDay);
  const chosen = group.querySelector<HTMLInputElement>("[name=preferredDate]")?.value ?? "";
  const { first, last } = viewingDays(new Date());
  const day = chosen >= first && chosen <= last ? chosen : "";
  const sentences = day ? [fullDate(locale, day)] : [];
  let note = isPublicHoliday(day) ? texts.holiday : "";
  for (const option of group.querySelectorAll<HTMLOptionElement>("[name=preferredTime] option")) {
    const minute = minuteOfHour(option.value);
    const part = partsOfDay.find((one) => one === option.value);
    if (!part && minute === undefined) continue;
    const name = (option.dataset["name"] ??= option.text.split(separator)[0] ?? "");
    const time = part
      ? hoursOfPart(part, day)
      : { day: day || first, from: minute ?? 0, to: minute ?? 0 };
    const isOver = !option.selected && day !== "" && timeIssue(day, option.value, new Date());
    option.disabled = Boolean(isOver);
    // Of a part that the day does not have, the option names the reason. The hours begin with the first that is left.
    option.hidden = option.disabled && !part;
    const shown = time && !(part && isOver) ? textsOf(locale, time) : undefined;
    const missing = time ? texts.over : texts.closed;
    const hours = shown ? interpolate(texts.hours, { hours: shown.hours }) : missing;
    const inDubai = part ? partWithHours(name, hours) : hours;
    option.text = shown?.own
      ? `${inDubai}${separator}${interpolate(texts[shown.ownDay], { own: shown.own })}`
      : inDubai;
    if (!shown || !option.selected) continue;
    sentences.push(sentenceOf(locale, shown, texts, day !== ""));
    if (day && minute !== undefined && !isOpenAt(day, minute)) note ||= texts.outside;
  }
  return [sentences.join(" · "), note].filter(Boolean).join(". ");
}
