import { fieldsOf, interests } from "./fields";
import { partnerChoice } from "./partner-choice";

const bounds = Object.fromEntries(fieldsOf("contact"));

/** A line of the address in print: one line, trimmed, no longer than its field takes. */
const printable = (given: string | null) =>
  (given ?? "")
    .replaceAll(/[\p{C}\u2028\u2029]/gu, " ")
    .trim()
    .slice(0, bounds["about"]?.max);

/**
 * What an address of the contact page has chosen already. What the form does not offer is ignored.
 *
 * @param address the page's query: interest, about, specialization, language
 * @returns the answers to begin the form with, and the partner asked for in words
 */
export function contactSubject(address: URLSearchParams) {
  const { specialization, language } = partnerChoice(address);
  const interest = interests.find(({ value }) => value === address.get("interest"));
  return {
    answers: {
      interest: interest?.value ?? ("" as const),
      about: printable(address.get("about")),
      specialization: specialization?.value ?? "",
      language: language?.value ?? "",
    },
    specialization: specialization?.label,
    language: language?.label,
  };
}
