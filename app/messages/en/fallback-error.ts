import type { Translated } from "../translated";

/** Said where a page has failed so early that none of its own words are there. */
export const fallbackError = {
  title: "Unexpected Application Error!",
  text: "Please load the page again. If it happens again, call or write to us.",
  home: "Return home",
};

export type FallbackErrorMessages = Translated<typeof fallbackError>;
