import type { EnquiryKind, EnquiryValues, Field, FieldErrors } from "./fields";
import { fieldsOf } from "./fields";

/** The HTML standard's definition of a valid address: what `<input type="email">` accepts. */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const phoneNumber = /^[\d ().+-]+$/;

// U+2028 and U+2029 break lines in some mail clients and spreadsheets as a newline does.
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const loneSurrogate = /\p{Surrogate}/u;
const controlCharacterInText = /[^\P{Cc}\t\n\r]/u;

/**
 * Checks one answer by its field's rules.
 *
 * @param field its definition
 * @param answer trimmed text; "" where none was given
 * @returns what is wrong in words that follow from the field's label, or undefined
 */
function checkAnswer(field: Field, answer: string): string | undefined {
  const { label, kind, required, min = 0, max, options } = field;
  const multiline = kind === "multiline";
  if (answer === "") return required ? `${label}: please fill this in.` : undefined;
  if (answer.length > max) return `${label}: please use at most ${max} characters.`;
  if (answer.length < min) return `${label}: please use at least ${min} characters.`;
  if (
    (multiline ? controlCharacterInText : controlCharacter).test(answer) ||
    loneSurrogate.test(answer)
  )
    return `${label}: please remove the characters that cannot be printed.`;
  if (kind === "email" && !emailAddress.test(answer))
    return `${label}: please give a full address, such as name@example.com.`;
  if (options && !options.some(({ value }) => value === answer))
    return `${label}: please choose one of the answers.`;
  if (kind === "tel" && !phoneNumber.test(answer))
    return `${label}: please use digits, spaces and + - ( ) . only.`;
  return undefined;
}

export type Checked<K extends EnquiryKind> =
  | { ok: true; values: EnquiryValues<K> }
  | { ok: false; errors: FieldErrors };

/**
 * Checks everything that a visitor (or a program) sent as an enquiry.
 *
 * @param kind which enquiry
 * @param given field name → answer; what is not a field is left out, what is not text is an error
 * @returns the trimmed answers, and where some are wrong, what is wrong with each
 */
export function checkEnquiry<K extends EnquiryKind>(
  kind: K,
  given: Readonly<Record<string, unknown>>,
): Checked<K> {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const answer = given[name] ?? "";
    const text = typeof answer === "string" ? answer.trim() : "";
    values[name] = text;
    const error =
      typeof answer === "string" ? checkAnswer(field, text) : `${field.label}: please give text.`;
    if (error) errors[name] = error;
  }
  const checked = values as EnquiryValues<K>;
  return Object.keys(errors).length === 0 ? { ok: true, values: checked } : { ok: false, errors };
}
