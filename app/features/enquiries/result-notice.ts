import { company } from "~/content/company";
import { interpolate } from "~/format/interpolate";
import { countFormat, type CountForms } from "~/format/number";
import { timeFormat } from "~/format/time";
import type { Locale } from "~/locale";
import type { KindMessages } from "~/messages/en/enquiries";
import type { IssueTexts, ResponseMessages } from "~/messages/en/lazy";
import { telUrl } from "./contact-links";
import type { EnquiryResult, ResultNotice, EnquiryError } from "./enquiry-response";
import type { FieldErrors } from "./fields";
import { fullDate } from "./hours-in-zones";
import type { Issue, FieldIssues } from "./validate";
import { hoursOn, weekdayOf } from "./viewing-day";

interface IssueMessages {
  labels: Readonly<Record<string, string>>;
  issues: IssueTexts;
}

/** The parameters of a message about the requested day. */
function dayParameters(locale: Locale, day: string) {
  const { from, to } = hoursOn(day) ?? { from: 0, to: 0 };
  const { weekday, timeOfDay } = timeFormat(locale);
  return {
    day: weekday(weekdayOf(day)),
    date: fullDate(locale, day),
    from: timeOfDay(from),
    to: timeOfDay(to),
  };
}

/**
 * The error messages of answers, by field. The form and the Worker both use it.
 *
 * @param messages the labels of the fields, and a message for each error; for a missing answer, one for each field
 */
export function issueMessages(
  locale: Locale,
  fieldIssues: FieldIssues,
  { labels, issues }: IssueMessages,
): FieldErrors {
  const message = (name: string, issue: Issue) => {
    const missing: Readonly<Partial<Record<string, string>>> = issues.missing;
    const messages = issue.code === "missing" ? (missing[name] ?? name) : issues[issue.code];
    const forms: CountForms = typeof messages === "string" ? { other: messages } : messages;
    const count = "count" in issue ? issue.count : 0;
    return interpolate(countFormat(locale).count(count, forms), {
      label: labels[name] ?? name,
      ...("day" in issue && dayParameters(locale, issue.day)),
      ...("letters" in issue && { letters: issue.letters }),
    });
  };
  return Object.fromEntries(
    Object.entries(fieldIssues).map(([name, issue]) => [name, message(name, issue)]),
  );
}

/** The messages of a notice: those of the form, and those of every response. */
type FormResponseMessages = Pick<KindMessages, "sent" | "notSent"> & ResponseMessages;

/** What a visitor can do after an error. */
function detailOf({ waiting }: FormResponseMessages, { code, message }: EnquiryError) {
  if (code === "rate_limited" || code === "unavailable") return waiting[code];
  return code === "key_reused" ? message : undefined;
}

/** When to send the enquiry again, if a retry may succeed, and how to reach the firm. */
const contactAfterError = (
  locale: Locale,
  { sendAgain, reachUs, wait, call, chat }: FormResponseMessages,
  seconds: number | undefined,
) => ({
  intro: seconds
    ? interpolate(sendAgain, { wait: countFormat(locale).count(seconds, wait) })
    : reachUs,
  call: { to: telUrl(company.phone), text: interpolate(call, { phone: company.phone }) },
  chat,
});

/**
 * The answer to an enquiry as text: for the form, and for the page that is rendered after a post without
 * JavaScript.
 *
 * @param messages of the form of this kind, and of responses
 */
export function resultNotice(
  locale: Locale,
  { response, retryAfter }: Pick<EnquiryResult, "response" | "retryAfter">,
  messages: FormResponseMessages,
): ResultNotice {
  if (response.success) {
    const { confirmation } = response;
    const change = confirmation?.rows.find(({ to }) => to);
    return {
      ...messages.sent,
      tone: "success",
      confirmation: confirmation && {
        ...confirmation,
        rows: confirmation.rows.filter((row) => row !== change),
      },
      contact: change?.to
        ? {
            intro: change.label,
            call: { to: change.to, text: change.text },
            chat: messages.chat,
          }
        : undefined,
    };
  }
  return {
    ...messages.notSent,
    tone: "error",
    detail: detailOf(messages, response.error),
    contact: contactAfterError(locale, messages, retryAfter),
  };
}
