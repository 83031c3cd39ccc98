/**
 * What one euro is in other currencies: the reference rates that the European Central Bank publishes on working
 * days at about 16:00 CET. The dirham is pegged to the dollar and needs no rate of its own.
 */
export interface ExchangeRates {
  /** The day of the rates, as yyyy-mm-dd. */
  date: string;
  USD: number;
  GBP: number;
}

/** For how many days after its date a rate is shown. */
const longestUse = 10;

/** In ms. */
const day = 24 * 60 * 60 * 1000;

/**
 * The moment from which a rate is too old to be shown.
 *
 * @param date of the rate, as yyyy-mm-dd
 * @returns in ms since 1970: the midnight (UTC) after the tenth day that follows it
 */
export const endOfUse = (date: string): number => Date.parse(date) + (longestUse + 1) * day;
