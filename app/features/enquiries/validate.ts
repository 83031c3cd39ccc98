import { listingIds, propertyIds } from "~/content/listing-ids";
import { hoursOfDay } from "~/content/viewing-times";
import { cleanEmail, cleanLine, cleanText } from "~/format/clean-text";
import { type EnquiryKind, type EnquiryValues, type Field, fieldsOf } from "./fields";
import { splitList, joinList } from "./id-list";
import { validatePhone, type PhoneIssue } from "./phone";
import { type DayIssue, type TimeIssue, viewingIssue } from "./viewing-day";

/** The names of checkboxes whose values, questions, become part of the message: "question-price". */
export const questionPrefix = "question-";

/** The chosen questions of the submitted values, by name. */
export const questionsIn = (submitted: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(submitted).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith(questionPrefix) && typeof entry[1] === "string",
    ),
  );

/** The submitted values, with the chosen questions at the end of the message. */
function withQuestions(
  submitted: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { message = "" } = submitted;
  const questions = Object.values(questionsIn(submitted)).map((text) => `- ${text}`);
  if (questions.length === 0 || typeof message !== "string") return submitted;
  const list = questions.join("\n");
  return { ...submitted, message: message ? `${message}\n\n${list}` : list };
}

/**
 * The HTML standard's definition of a valid email address, as for `<input type="email">`, but the domain
 * must contain a dot.
 */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The error of an answer. `count` is the limit that the answer exceeds. */
export type Issue =
  | DayIssue
  | PhoneIssue
  | { code: "too_long" | "too_short"; count: number }
  | TimeIssue
  | { code: "missing" | "not_text" | "no_email" | "no_option" };

export type IssueCode = Issue["code"];

/** Field name → error of its answer. */
export type FieldIssues = Readonly<Record<string, Issue>>;

/**
 * The error of a phone number. A failure of the phone parser must not prevent an enquiry from being stored.
 */
function phoneIssue(answer: string): PhoneIssue | undefined {
  try {
    return validatePhone(answer);
  } catch (error) {
    console.error("phone-not-checked", error instanceof Error ? error.name : "");
    return undefined;
  }
}

const catalogueIds = { listings: listingIds, properties: propertyIds } as const;

/** The accepted answers of a field; undefined if it accepts any text. */
export const optionsOf = ({
  options,
  hours,
  optionsFrom,
}: Field): readonly string[] | undefined => {
  if (optionsFrom) return catalogueIds[optionsFrom];
  return hours ? [...(options ?? []), ...hoursOfDay] : options;
};

/**
 * Checks one answer against its field's rules. Errors of format come before errors of length. Days are checked
 * together with their times.
 *
 * @param field definition of the field
 * @param answer cleaned text; "" without an answer
 */
function validateAnswer(field: Field, answer: string): Issue | undefined {
  const { kind, required, min = 0, max } = field;
  const options = optionsOf(field);
  if (answer === "") return required ? { code: "missing" } : undefined;
  if (kind === "email" && !emailAddress.test(answer)) return { code: "no_email" };
  if (kind === "day") return undefined;
  if (options && !options.includes(answer)) return { code: "no_option" };
  if (answer.length > max) return { code: "too_long", count: max };
  if (answer.length < min) return { code: "too_short", count: min };
  return kind === "tel" ? phoneIssue(answer) : undefined;
}

function clean(kind: Field["kind"], text: string): string {
  if (kind === "email") return cleanEmail(text);
  return kind === "multiline" ? cleanText(text) : cleanLine(text);
}

/**
 * The submitted answers as cleaned text, "" for one that is not text. They are not validated, so they do not depend on
 * the time or on the catalogue.
 */
export function cleanAnswers(kind: EnquiryKind, submitted: Readonly<Record<string, unknown>>) {
  const answers = withQuestions(submitted);
  return Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, asText(field, answers[name]) ?? ""]),
  );
}

/**
 * The answer of a field that the visitor does not see. It is never refused, because no visitor could correct it: what is
 * not valid is left out, for example the id of a home that is no longer on the site.
 *
 * @param text cleaned text
 */
function validPart(field: Field, text = ""): string {
  const { max, maxItems } = field;
  const options = optionsOf(field);
  if (options && maxItems)
    return joinList(
      splitList(text)
        .filter((entry) => options.includes(entry))
        .slice(0, maxItems),
    );
  if (options && !options.includes(text)) return "";
  // The cut may have parted a character.
  return cleanLine(text.slice(0, max));
}

/** Whether the visitor sees a field, given the other answers. */
const isShown = (
  { kind, onlyWithInterest }: Field,
  { interest }: Readonly<Record<string, unknown>>,
) => kind !== "hidden" && (!onlyWithInterest || onlyWithInterest === interest);

/** A submitted value as cleaned text; undefined if it is not text. A list may be one text. */
function asText({ kind, maxItems }: Field, submitted: unknown): string | undefined {
  const text: unknown =
    maxItems && Array.isArray(submitted)
      ? joinList(submitted.filter((entry) => typeof entry === "string"))
      : submitted;
  if (typeof text !== "string") return undefined;
  const cleaned = clean(kind, text);
  // Commas alone are not a list.
  return (maxItems && joinList(splitList(cleaned))) || cleaned;
}

export type ValidationResult<K extends EnquiryKind> =
  | { ok: true; values: EnquiryValues<K> }
  | { ok: false; issues: FieldIssues };

/**
 * Validates the values of an enquiry.
 *
 * @param kind of enquiry
 * @param values by field name. Unknown fields are dropped; a value that is not text is an error. Invalid
 *   values of fields that the visitor does not see are left out.
 * @param now the time that decides which days and times are over
 * @returns the cleaned answers, and the errors by field if there are any
 */
export function validateEnquiry<K extends EnquiryKind>(
  kind: K,
  values: Readonly<Record<string, unknown>>,
  now = new Date(),
): ValidationResult<K> {
  const submitted = withQuestions(values);
  const answers: Record<string, string> = {};
  const issues: Record<string, Issue> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const text = asText(field, submitted[name] ?? "");
    if (!isShown(field, submitted)) {
      answers[name] = validPart(field, text);
      continue;
    }
    answers[name] = text ?? "";
    const issue: Issue | undefined =
      text === undefined ? { code: "not_text" } : validateAnswer(field, text);
    if (issue) issues[name] = issue;
  }
  for (const [name, { timeOf }] of fieldsOf(kind)) {
    if (!timeOf || issues[timeOf]) continue;
    const { [timeOf]: day, [name]: time = "" } = answers;
    if (!day) {
      // Of an hour alone nobody could say whether the office is open then.
      if (hoursOfDay.includes(time)) issues[timeOf] = { code: "missing" };
      continue;
    }
    const issue = viewingIssue(day, time, now);
    if (issue.day) issues[timeOf] = issue.day;
    if (issue.time) issues[name] = issue.time;
  }
  if (Object.keys(issues).length === 0) return { ok: true, values: answers as EnquiryValues<K> };
  const inOrderOfForm = fieldsOf(kind).flatMap(([name]) => {
    const issue = issues[name];
    return issue ? [[name, issue] as const] : [];
  });
  return { ok: false, issues: Object.fromEntries(inOrderOfForm) };
}
