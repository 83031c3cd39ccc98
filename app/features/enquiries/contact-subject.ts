import { fieldsOf, interests } from "./fields";
import { partnerAnswer } from "./partner-choice";

const bounds = Object.fromEntries(fieldsOf("contact"));

/** A line of the address in print: one line, trimmed, no longer than its field takes. */
const printable = (given: string | null) =>
  (given ?? "")
    .replaceAll(/[\p{C}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, bounds["about"]?.max);

/**
 * What an address of the contact page has chosen already: the answers to begin the form with. What
 * the form does not offer is "".
 *
 * @param address the page's query: interest, about, specialization, language
 */
export function contactSubject(address: URLSearchParams) {
  return {
    interest: interests.find((value) => value === address.get("interest")) ?? ("" as const),
    about: printable(address.get("about")),
    specialization: partnerAnswer("specialization", address) ?? ("" as const),
    language: partnerAnswer("language", address) ?? ("" as const),
  };
}
