import { type CountForms, formatCount } from "~/format/count";
import { formatTimeOfDay, formatWeekday } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import type { Fault, FaultCode, FieldFaults } from "./check";
import type { FieldErrors } from "./fields";
import { hoursOn, weekdayOf } from "./viewing-day";

interface FaultMessages {
  labels: Readonly<Record<string, string>>;
  faults: Readonly<Record<FaultCode, string | CountForms>>;
}

/** What a sentence may say of the day that was asked for. */
function dayInWords(locale: Locale, day: string) {
  const { from, to } = hoursOn(day) ?? { from: 0, to: 0 };
  return {
    day: formatWeekday(locale, weekdayOf(day)),
    from: formatTimeOfDay(locale, from),
    to: formatTimeOfDay(locale, to),
  };
}

/**
 * What is wrong with each answer, in words: the one place that turns faults into messages, for the
 * form and for the Worker.
 *
 * @param words the labels of the enquiry's fields, and a sentence for each fault
 */
export function faultMessages(
  locale: Locale,
  wrong: FieldFaults,
  { labels, faults }: FaultMessages,
): FieldErrors {
  const message = (name: string, fault: Fault) => {
    const messages = faults[fault.code];
    const forms = typeof messages === "string" ? { other: messages } : messages;
    const count = "count" in fault ? fault.count : 0;
    return interpolate(formatCount(locale, count, forms), {
      label: labels[name] ?? name,
      ...("day" in fault && dayInWords(locale, fault.day)),
    });
  };
  return Object.fromEntries(
    Object.entries(wrong).map(([name, fault]) => [name, message(name, fault)]),
  );
}
