import { partsOfDay } from "~/content/viewing-times";
import type { EnquiryKind, EnquiryValues, Field } from "./fields";
import { fieldsOf } from "./fields";
import { listOf, listAnswer } from "./list-answer";
import { checkPhone, type PhoneIssue } from "./phone";
import { type DayIssue, dayIssue, viewingHours } from "./viewing-day";

/**
 * The HTML standard's definition of a valid address, which `<input type="email">` accepts, but for
 * one without a dot in its domain: nobody outside of a company's own network can answer that.
 */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

// U+2028 and U+2029 break lines in some mail clients and spreadsheets as a newline does.
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const loneSurrogate = /\p{Surrogate}/u;
const controlCharacterInText = /[^\P{Cc}\t\n\r]/u;

/** What is wrong with an answer. `count` is the bound that it breaks. */
export type Issue =
  | DayIssue
  | PhoneIssue
  | { code: "too_long" | "too_short" | "too_many"; count: number }
  | { code: "closed_time"; day: string }
  | { code: "missing" | "not_text" | "unprintable" | "no_email" | "no_option" };

export type IssueCode = Issue["code"];

/** Field name → what is wrong with its answer. */
export type FieldIssues = Readonly<Record<string, Issue>>;

/** What is wrong with a phone number. What reads it must not keep an enquiry from being stored. */
function phoneIssue(answer: string): PhoneIssue | undefined {
  try {
    return checkPhone(answer);
  } catch (error) {
    console.error("phone-not-checked", error instanceof Error ? error.name : "");
    return undefined;
  }
}

/** A list is good where it is not too long, and each of its entries is one of the options. */
function checkList(
  answer: string,
  options: readonly string[],
  maxItems: number,
): Issue | undefined {
  const entries = listOf(answer);
  if (entries.length > maxItems) return { code: "too_many", count: maxItems };
  return entries.every((entry) => options.includes(entry)) ? undefined : { code: "no_option" };
}

/**
 * Checks one answer by its field's rules. Where it breaks several, what it is comes before how long
 * it is: whoever mends the one mends the other.
 *
 * @param field its definition
 * @param answer trimmed text; "" where none was given
 * @param now by which a day is past
 */
function checkAnswer(field: Field, answer: string, now: Date): Issue | undefined {
  const { kind, required, min = 0, max, options = [], maxItems } = field;
  if (answer === "") return required ? { code: "missing" } : undefined;
  const unprintable = kind === "multiline" ? controlCharacterInText : controlCharacter;
  if (unprintable.test(answer) || loneSurrogate.test(answer)) return { code: "unprintable" };
  if (kind === "email" && !emailAddress.test(answer)) return { code: "no_email" };
  if (maxItems) return checkList(answer, options, maxItems);
  if (kind === "day") return dayIssue(answer, now);
  if (options.length > 0 && !options.includes(answer)) return { code: "no_option" };
  if (answer.length > max) return { code: "too_long", count: max };
  if (answer.length < min) return { code: "too_short", count: min };
  return kind === "tel" ? phoneIssue(answer) : undefined;
}

/** What was given as one text, trimmed; undefined where it is not text. A list may come as one. */
function asText({ maxItems }: Field, submitted: unknown): string | undefined {
  const isList = Array.isArray(submitted) && submitted.every((entry) => typeof entry === "string");
  if (maxItems && isList) return listAnswer(submitted);
  if (typeof submitted !== "string") return undefined;
  // Commas alone are no list, and no empty one either.
  return (maxItems && listAnswer(listOf(submitted))) || submitted.trim();
}

export type Checked<K extends EnquiryKind> =
  | { ok: true; values: EnquiryValues<K> }
  | { ok: false; issues: FieldIssues };

/**
 * Checks everything that a visitor (or a program) sent as an enquiry.
 *
 * @param kind which enquiry
 * @param submitted answers by field name; unknown fields are dropped, values that are not text are an issue
 * @param now by which a day is past
 * @returns the trimmed answers, and where some are wrong, what is wrong with each
 */
export function checkEnquiry<K extends EnquiryKind>(
  kind: K,
  submitted: Readonly<Record<string, unknown>>,
  now = new Date(),
): Checked<K> {
  const values: Record<string, string> = {};
  const issues: Record<string, Issue> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const text = asText(field, submitted[name] ?? "");
    values[name] = text ?? "";
    const issue: Issue | undefined =
      text === undefined ? { code: "not_text" } : checkAnswer(field, text, now);
    if (issue) issues[name] = issue;
  }
  for (const [name, { timeOf }] of fieldsOf(kind)) {
    const day = timeOf && !issues[timeOf] && !issues[name] && values[timeOf];
    const part = partsOfDay.find((one) => one === values[name]);
    if (day && part && !viewingHours(day, part)) issues[name] = { code: "closed_time", day };
  }
  const checked = values as EnquiryValues<K>;
  return Object.keys(issues).length === 0 ? { ok: true, values: checked } : { ok: false, issues };
}
