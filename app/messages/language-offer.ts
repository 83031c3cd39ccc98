import type { Locale } from "~/locale";

const english = {
  text: "This page is also available in English.",
  /** The link to the same page in the language. */
  accept: "Read it in English",
  dismiss: "No, thank you",
};

/**
 * Offers a language to visitors whose browser prefers it, in that language. All languages are in one module, because
 * browsers load it on a page in another one.
 */
export const languageOffers: Readonly<Record<Locale, typeof english>> = {
  en: english,
  it: {
    text: "Questa pagina c’è anche in italiano.",
    accept: "Leggi in italiano",
    dismiss: "No, grazie",
  },
  ar: {
    text: "هذه الصفحة متاحة بالعربية أيضًا.",
    accept: "اقرأها بالعربية",
    dismiss: "لا، شكرًا",
  },
};
