import type { Locale } from "~/locale";

/** The currencies that a visitor can choose to see beside dirhams. */
export const shownCurrencies = ["USD", "EUR", "GBP"] as const;

export type ShownCurrency = (typeof shownCurrencies)[number];

/** The currency beside dirhams until the visitor chooses another. `ui.css` has the same. */
export const defaultCurrency: Record<Locale, ShownCurrency> = { en: "USD", it: "EUR", ar: "USD" };
