import { type CountForms, countFormat } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import { timeFormat } from "~/format/time";
import type { Locale } from "~/locale";
import type { FieldErrors } from "./fields";
import type { Issue, IssueCode, FieldIssues } from "./validate";
import { hoursOn, weekdayOf } from "./viewing-day";

interface IssueMessages {
  labels: Readonly<Record<string, string>>;
  issues: Readonly<Record<IssueCode, string | CountForms>>;
}

/** The parameters of a message about the requested day. */
function dayParameters(locale: Locale, day: string) {
  const { from, to } = hoursOn(day) ?? { from: 0, to: 0 };
  const { weekday, timeOfDay } = timeFormat(locale);
  return {
    day: weekday(weekdayOf(day)),
    from: timeOfDay(from),
    to: timeOfDay(to),
  };
}

/**
 * The error messages of answers, by field. The form and the Worker both use it.
 *
 * @param messages the labels of the fields, and a message for each error
 */
export function issueMessages(
  locale: Locale,
  fieldIssues: FieldIssues,
  { labels, issues }: IssueMessages,
): FieldErrors {
  const message = (name: string, issue: Issue) => {
    const messages = issues[issue.code];
    const forms = typeof messages === "string" ? { other: messages } : messages;
    const count = "count" in issue ? issue.count : 0;
    return interpolate(countFormat(locale).count(count, forms), {
      label: labels[name] ?? name,
      ...("day" in issue && dayParameters(locale, issue.day)),
    });
  };
  return Object.fromEntries(
    Object.entries(fieldIssues).map(([name, issue]) => [name, message(name, issue)]),
  );
}
