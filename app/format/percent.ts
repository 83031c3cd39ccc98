import { type Locale, locales } from "~/locale";
import { formatNumber } from "./number";

/** Isolates left-to-right numbers with signs, in right-to-left lines too. */
export const isolateLtr = (locale: Locale, figures: string): string =>
  locales[locale].direction === "rtl" ? `\u2066${figures}\u2069` : figures;

/**
 * A range. A word joiner prevents a line break after the dash; English has none, because the specification
 * gives these texts exactly.
 */
export const joinRange = (locale: Locale, from: string, to: string): string =>
  locale === "en" ? `${from}–${to}` : `${from}–\u2060${to}`;

/**
 * A percentage: "118%", "4.92%".
 *
 * @param percent rounded to two decimals
 */
export const formatPercent = (locale: Locale, percent: number): string =>
  isolateLtr(locale, `${formatNumber(locale, percent, 2)}%`);

/** A range of percentages: "6–8%". */
export const formatPercentRange = (locale: Locale, from: number, to: number): string =>
  isolateLtr(
    locale,
    joinRange(locale, formatNumber(locale, from, 2), `${formatNumber(locale, to, 2)}%`),
  );

/** A range of percentages in a sentence: "6–8%", in Arabic with words: "6% to 8%". */
export const formatPercentRangeInSentence = (locale: Locale, from: number, to: number): string =>
  locale === "ar"
    ? `${formatPercent(locale, from)} إلى ${formatPercent(locale, to)}`
    : formatPercentRange(locale, from, to);

/**
 * The name of a payment plan, from its two shares: "70/30".
 *
 * @param shares in percent of the price
 */
export const formatShares = (
  locale: Locale,
  { beforeHandover, atHandover }: { beforeHandover: number; atHandover: number },
): string => `${formatNumber(locale, beforeHandover)}/${formatNumber(locale, atHandover)}`;
