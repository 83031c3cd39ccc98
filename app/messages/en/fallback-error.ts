import type { FallbackErrorMessages } from "~/messages/contract/fallback-error";

export const fallbackError: FallbackErrorMessages = {
  title: "Unexpected Application Error!",
  text: "Please load the page again. If it happens again, call or write to us.",
  home: "Return home",
};
