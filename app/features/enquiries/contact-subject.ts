import { cleanLine } from "~/format/clean-text";
import type { Site } from "~/site/site";
import {
  fieldsOf,
  interests,
  type PartnerField,
  type PartnerOption,
  partnerOptions,
} from "./fields";

const placeholder = /\{(specialization|language)\}/u;

/**
 * The answer of a query to one question of Find Your Partner: `?specialization=luxury&language=french`.
 * undefined for an unknown option.
 */
const partnerAnswer = <Q extends PartnerField>(question: Q, query: URLSearchParams) =>
  (partnerOptions[question] as readonly PartnerOption<Q>[]).find(
    (value) => value === query.get(question),
  );

/**
 * Find Your Partner, for a loader: the parts of the sentence in the order of the language, each question
 * with its text, its options and the chosen one.
 *
 * @param site the first language of its messages is the page's, which is the default
 * @param query of the page; without an answer in it, investment is chosen
 */
export function partnerSentence({ messages }: Site, query = new URLSearchParams()) {
  const { options, partner } = messages.enquiries;
  const pieces = partner.sentence.split(placeholder);
  const [pageLanguage = ""] = Object.keys(options.language);
  const question = (name: PartnerField, before: string) => ({
    before: before.trim(),
    name,
    title: partner.names[name],
    options: Object.entries(options[name]).map(([value, label]) => ({ value, label })),
    chosen: partnerAnswer(name, query) ?? (name === "language" ? pageLanguage : "investment"),
  });
  const [before = "", one, between = "", other, after = ""] = pieces;
  return {
    questions: [question(one as PartnerField, before), question(other as PartnerField, between)],
    after: after.trim(),
  };
}

export type PartnerQuestions = ReturnType<typeof partnerSentence>;

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
