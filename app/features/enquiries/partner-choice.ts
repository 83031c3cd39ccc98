import type { EnquiryMessages } from "~/messages/en/enquiries";
import { type PartnerOption, partnerOptions, type PartnerQuestion } from "./fields";

type Messages = Pick<EnquiryMessages, "options" | "partner">;

const placeholder = /\{(specialization|language)\}/u;

/**
 * The answer to one question of Find Your Partner that an address gives:
 * `?specialization=luxury&language=french`. One that the sentence does not offer counts as none.
 */
export const partnerAnswer = <Q extends PartnerQuestion>(question: Q, address: URLSearchParams) =>
  (partnerOptions[question] as readonly PartnerOption<Q>[]).find(
    (value) => value === address.get(question),
  );

/**
 * Find Your Partner for a page's loader: the sentence in pieces, in the order of the language, each
 * question with the words that lead to it, what can be chosen and what is chosen.
 *
 * @param messages whose first language is the page's own, and the one chosen to begin with
 * @param address the page's query; without an answer in it, the sentence says investment
 */
export function askForPartner({ options, partner }: Messages, address = new URLSearchParams()) {
  const pieces = partner.sentence.split(placeholder);
  const [ownLanguage = ""] = Object.keys(options.language);
  const question = (name: PartnerQuestion, before: string) => ({
    before: before.trim(),
    name,
    title: partner.names[name],
    options: Object.entries(options[name]).map(([value, label]) => ({ value, label })),
    chosen: partnerAnswer(name, address) ?? (name === "language" ? ownLanguage : "investment"),
  });
  const [before = "", one, between = "", other, after = ""] = pieces;
  return {
    questions: [
      question(one as PartnerQuestion, before),
      question(other as PartnerQuestion, between),
    ],
    after: after.trim(),
  };
}

export type PartnerQuestions = ReturnType<typeof askForPartner>;
