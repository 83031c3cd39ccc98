import type { LastErrorWords } from "../contract/last-error";

export const lastError: LastErrorWords = {
  title: "Unexpected Application Error!",
  text: "Please load the page again. If it happens again, call or write to us.",
  home: "Return home",
};
