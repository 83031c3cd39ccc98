interface Choice {
  /** What a screen reader adds to the words of the sentence. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** What the sentence says before anybody has chosen. */
  first: string;
}

/** Find Your Partner as one sentence: "I need a partner for … who speaks …." */
export const partnerSentence = {
  before: "I need a partner for",
  between: "who speaks",
  specialization: {
    name: "specialization",
    options: [
      { value: "buyer", label: "buying" },
      { value: "seller", label: "selling" },
      { value: "investment", label: "investment" },
      { value: "luxury", label: "luxury homes" },
    ],
    first: "investment",
  },
  language: {
    name: "language",
    options: [
      { value: "english", label: "English" },
      { value: "arabic", label: "Arabic" },
      { value: "french", label: "French" },
      { value: "russian", label: "Russian" },
      { value: "chinese", label: "Chinese" },
    ],
    first: "english",
  },
} as const satisfies Record<string, string | Choice>;
