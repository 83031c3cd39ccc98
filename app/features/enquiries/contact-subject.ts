import { cleanLine } from "~/format/clean-text";
import { fieldsOf, interests } from "./fields";
import { partnerAnswer } from "./partner-choice";

const contactFields = Object.fromEntries(fieldsOf("contact"));

/** A query parameter as one cleaned line, cut to the maximum length of its field. */
const sanitizeParameter = (value: string | null) =>
  // Cleaned again, because the end may be half of a character.
  cleanLine(cleanLine(value ?? "").slice(0, contactFields["about"]?.max));

/**
 * Reads the prefilled answers of the contact form from a query. An unknown option is "".
 *
 * @param query interest, about, specialization, language
 */
export function contactSubject(query: URLSearchParams) {
  return {
    interest: interests.find((value) => value === query.get("interest")) ?? ("" as const),
    about: sanitizeParameter(query.get("about")),
    specialization: partnerAnswer("specialization", query) ?? ("" as const),
    language: partnerAnswer("language", query) ?? ("" as const),
  };
}
