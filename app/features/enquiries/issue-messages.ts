import { type CountForms, formatCount } from "~/format/count";
import { formatTimeOfDay, formatWeekday } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import type { Issue, IssueCode, FieldIssues } from "./check";
import type { FieldErrors } from "./fields";
import { hoursOn, weekdayOf } from "./viewing-day";

interface IssueMessages {
  labels: Readonly<Record<string, string>>;
  issues: Readonly<Record<IssueCode, string | CountForms>>;
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
 * What is wrong with each answer, in words: the one place that turns issues into messages, for the
 * form and for the Worker.
 *
 * @param messages the labels of the fields, and a sentence for each issue
 */
export function issueMessages(
  locale: Locale,
  wrong: FieldIssues,
  { labels, issues }: IssueMessages,
): FieldErrors {
  const message = (name: string, issue: Issue) => {
    const messages = issues[issue.code];
    const forms = typeof messages === "string" ? { other: messages } : messages;
    const count = "count" in issue ? issue.count : 0;
    return interpolate(formatCount(locale, count, forms), {
      label: labels[name] ?? name,
      ...("day" in issue && dayInWords(locale, issue.day)),
    });
  };
  return Object.fromEntries(
    Object.entries(wrong).map(([name, issue]) => [name, message(name, issue)]),
  );
}
