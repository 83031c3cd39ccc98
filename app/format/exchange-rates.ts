import type { Locale } from "~/locale";

/**
 * One euro in other currencies: the reference rates that the European Central Bank publishes on working
 * days at about 16:00 CET. The dirham has a fixed rate to the dollar.
 */
export interface ExchangeRates {
  /** The day of the rates, as yyyy-mm-dd. */
  date: string;
  USD: number;
  GBP: number;
}

/** The number of days after its date during which a rate is shown. */
const maxRateAgeDays = 10;

/** In ms. */
const day = 24 * 60 * 60 * 1000;

/**
 * The moment at which a rate expires.
 *
 * @param date of the rate, as yyyy-mm-dd
 * @returns in ms since 1970: midnight (UTC) after the tenth day after the date
 */
export const expiryOf = (date: string): number => Date.parse(date) + (maxRateAgeDays + 1) * day;

/** The currencies that a visitor can choose to see beside dirhams. */
export const shownCurrencies = ["USD", "EUR", "GBP"] as const;

export type ShownCurrency = (typeof shownCurrencies)[number];

/** The currency beside dirhams until the visitor chooses another. `ui.css` has the same. */
export const defaultCurrency: Record<Locale, ShownCurrency> = { en: "USD", it: "EUR", ar: "USD" };
