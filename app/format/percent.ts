import { type Locale, locales } from "~/locale";
import { formatNumber } from "./number";

/** Holds figures together from left to right, signs and all, also in a line that runs from the right. */
export const asOneFigure = (locale: Locale, figures: string): string =>
  locales[locale].direction === "rtl" ? `\u2066${figures}\u2069` : figures;

/**
 * From one figure to another. A word joiner keeps a line from ending with the dash; English goes
 * without, where the specification gives the figures letter by letter.
 */
export const fromTo = (locale: Locale, from: string, to: string): string =>
  locale === "en" ? `${from}–${to}` : `${from}–\u2060${to}`;

/**
 * A share of a hundred: "118%", "4.92%".
 *
 * @param percent in percent; shown with at most two decimals
 */
export const formatPercent = (locale: Locale, percent: number): string =>
  asOneFigure(locale, `${formatNumber(locale, percent, 2)}%`);

/** A share that is given as a range: "6–8%". */
export const formatPercentRange = (locale: Locale, from: number, to: number): string =>
  asOneFigure(
    locale,
    fromTo(locale, formatNumber(locale, from, 2), `${formatNumber(locale, to, 2)}%`),
  );

/**
 * A payment plan, called by its two shares: "70/30".
 *
 * @param shares in percent of the price
 */
export const formatShares = (
  locale: Locale,
  { beforeHandover, atHandover }: { beforeHandover: number; atHandover: number },
): string => `${formatNumber(locale, beforeHandover)}/${formatNumber(locale, atHandover)}`;
