import { normalizeArabicLetters, latinDigits } from "./clean-text.ts";

/** Why a text is not an amount. */
type AmountError = "empty" | "unreadable" | "outOfRange";

export type Amount = { value: number } | { problem: AmountError };

/** The limits of an amount, both included. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** Limits of a price. */
export const priceLimits: AmountLimits = { min: 1, max: 500_000_000 };

/** Limits of the price of a home, in AED: a lower figure lacks its unit, as a "4" for four million. */
export const salePriceLimits: AmountLimits = { ...priceLimits, min: 10_000 };

/** Limits of a percentage. */
export const percentLimits: AmountLimits = { min: 0, max: 100 };

const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;
const factors: Record<string, number> = {
  "": 1,
  k: 1e3,
  mila: 1e3,
  thousand: 1e3,
  الف: 1e3,
  الفا: 1e3,
  الاف: 1e3,
  m: 1e6,
  mln: 1e6,
  million: 1e6,
  milione: 1e6,
  milioni: 1e6,
  مليون: 1e6,
  مليونا: 1e6,
  ملايين: 1e6,
};

/** The names of currencies before or after an amount, with normalised Arabic letters. */
const currency =
  /aed|usd|dhs?|\$|(?:درهم|درهما|دراهم|دولار|دولارا|دولارات)(?: (?:امريكي|اماراتي))?|د\.ا\.?/.source;
const currencyFirst = new RegExp(`^(?:${currency}) ?`, "i");
const currencyLast = new RegExp(` ?(?:[%٪]|${currency})$`, "i");

/** The number in a text without currency and suffix, with English or Italian separators. */
function readNumber(text: string): number {
  if (grouped.test(text)) {
    const [, whole = "", cents = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
    return Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
  }
  const [, whole, part = "0"] = plain.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${part}`);
}

/**
 * Parses an amount in the usual notations: "1,500,000", "1.500.000", "1 500 000", "AED 1500000", "1500000
 * AED", "1.5M", "1,5 mln", "١٫٥ مليون درهم", "500 الف", "500k", "18 %". Three digits after a point or a
 * comma are a group, not decimals.
 *
 * @param text as submitted
 * @returns the amount, or the error
 */
export function parseAmount(text: string, { min, max }: AmountLimits): Amount {
  const bare = normalizeArabicLetters(latinDigits(text).normalize("NFKC"))
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(currencyFirst, "")
    .replace(currencyLast, "");
  if (bare === "") return { problem: "empty" };
  const [, digits = "", suffix = ""] =
    /^(.*?)\s*(k|mila|thousand|m|mln|million|milion[ei]|الفا?|الاف|مليونا?|ملايين)?$/i.exec(bare) ??
    [];
  const value = readNumber(digits) * (factors[suffix.toLowerCase()] ?? 1);
  if (Number.isNaN(value)) return { problem: "unreadable" };
  return value < min || value > max ? { problem: "outOfRange" } : { value };
}
