import { fieldsOf, interests } from "./fields";
import { partnerAnswer } from "./partner-choice";

const bounds = Object.fromEntries(fieldsOf("contact"));

/** A query parameter as one trimmed line, cut to the maximum length of its field. */
const printable = (given: string | null) =>
  (given ?? "")
    .replaceAll(/[\p{C}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, bounds["about"]?.max);

/**
 * Reads the prefilled answers of the contact form from a query. An unknown option is "".
 *
 * @param address the query: interest, about, specialization, language
 */
export function contactSubject(address: URLSearchParams) {
  return {
    interest: interests.find((value) => value === address.get("interest")) ?? ("" as const),
    about: printable(address.get("about")),
    specialization: partnerAnswer("specialization", address) ?? ("" as const),
    language: partnerAnswer("language", address) ?? ("" as const),
  };
}
