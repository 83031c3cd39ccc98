import { foldArabicLetters } from "./arabic-letters";
import { latinDigits } from "./latin-digits";

/** Why what a visitor typed is no amount. */
type AmountProblem = "empty" | "unreadable" | "outOfRange";

export type Amount = { value: number } | { problem: AmountProblem };

/** What an amount may be, both ends included. */
export interface Bounds {
  min: number;
  max: number;
}

/** Of a price: wide enough for any home, narrow enough to be shown. */
export const priceBounds: Bounds = { min: 1, max: 500_000_000 };

/** Of a share of a whole, in percent. */
export const percentBounds: Bounds = { min: 0, max: 100 };

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

/** What a currency is called before or after an amount, Arabic letters folded. */
const currency =
  /aed|usd|dhs?|\$|(?:درهم|درهما|دراهم|دولار|دولارا|دولارات)(?: (?:امريكي|اماراتي))?|د\.ا\.?/.source;
const currencyFirst = new RegExp(`^(?:${currency}) ?`, "i");
const currencyLast = new RegExp(` ?(?:[%٪]|${currency})$`, "i");

/** The number in a text without currency and suffix. Italian and English separators both count. */
function readNumber(text: string): number {
  if (grouped.test(text)) {
    const [, whole = "", cents = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
    return Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
  }
  const [, whole, part = "0"] = plain.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${part}`);
}

/**
 * Reads an amount as people write it: "1,500,000", "1.500.000", "1 500 000", "AED 1500000",
 * "1500000 AED", "1.5M", "1,5 mln", "١٫٥ مليون درهم", "500 الف", "500k", "18 %". Three figures after a
 * point or a comma are a group, not decimals.
 *
 * @param text as typed
 * @param bounds the smallest and the largest amount that makes sense
 * @returns the amount, or why there is none
 */
export function readAmount(text: string, { min, max }: Bounds): Amount {
  const bare = foldArabicLetters(latinDigits(text).normalize("NFKC"))
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
