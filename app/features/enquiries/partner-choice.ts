import { partnerSentence } from "~/content/en/partner-sentence";

type Question = "specialization" | "language";

const chosen = (question: Question, address: URLSearchParams) => {
  const given = address.get(question);
  return partnerSentence[question].options.find(({ value }) => value === given);
};

/**
 * The partner that an address asks for, in words: `?specialization=luxury&language=french`.
 *
 * @returns for each question that the address answers, the answer's value and label; an answer that
 *   the sentence does not offer counts as none
 */
export function partnerChoice(address: URLSearchParams) {
  return {
    specialization: chosen("specialization", address),
    language: chosen("language", address),
  };
}

/**
 * Find Your Partner for a page's loader: the words, what can be chosen and what is chosen.
 *
 * @param address the page's query; left out, the sentence stands as it first reads
 */
export function askForPartner(address = new URLSearchParams()) {
  const { before, between } = partnerSentence;
  const question = (name: Question) => ({
    name: partnerSentence[name].name,
    options: partnerSentence[name].options,
    chosen: chosen(name, address)?.value ?? partnerSentence[name].first,
  });
  return {
    before,
    between,
    specialization: question("specialization"),
    language: question("language"),
  };
}
