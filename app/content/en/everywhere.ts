import type { EverywhereWords } from "../contract/everywhere";

export const everywhere: EverywhereWords = {
  offer: {
    label: "Language",
    text: "This page is also there in English.",
    accept: "Read it in English",
    dismiss: "No, thank you",
  },
  error: {
    title: "Unexpected Application Error!",
    text: "Please load the page again. If it stays like this, call or write to us.",
    home: "Return home",
  },
};
