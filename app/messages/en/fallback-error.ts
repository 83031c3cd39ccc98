import type { Translated } from "../translated";

/** The error message of an unexpected error. */
export const fallbackError = {
  title: "Unexpected Application Error!",
  text: "Please reload the page. If it happens again, call or write to us.",
  home: "Go to the home page",
};

export type FallbackErrorMessages = Translated<typeof fallbackError>;
