import { dirhamsPerDollar } from "../../app/content/schema/dollar-peg.ts";
import { parseAmount } from "../../app/format/amount.ts";
import { latinDigits } from "../../app/format/clean-text.ts";

/** What a field says of a text: its value, and the value in words. A question waits for a confirmation. */
export type Reading<Value> =
  | { value: Value; words: string; question?: string }
  | { problem: string };

export interface AmountRules {
  /** Whether only whole numbers are valid. */
  whole: boolean;
  /** The limits, both included. */
  min?: number | undefined;
  max?: number | undefined;
  /** "AED" or "sq ft". */
  unit?: string | undefined;
}

/** Facts that make a price plausible. */
export interface PriceFacts {
  /** The price before, in AED. */
  before?: number | undefined;
  /** The floor area, in sq ft. */
  squareFeet?: number | undefined;
  /** What the price of a home to rent is for. */
  rent?: "year" | "month" | undefined;
  /** What a square foot of the firm's other homes for sale costs, in AED. */
  others?: number | undefined;
}

/**
 * The facts about the price of a listing.
 *
 * @param data of the listing
 * @param before its price when the form was opened
 * @param others what a square foot of the firm's other homes for sale costs, in AED
 */
export function priceFacts(
  data: Readonly<Record<string, unknown>>,
  before: unknown,
  others: number | undefined,
): PriceFacts {
  const { areaSqFt, purpose, rent } = data as {
    areaSqFt?: unknown;
    purpose?: unknown;
    rent?: Rent;
  };
  return {
    before: typeof before === "number" ? before : undefined,
    squareFeet: typeof areaSqFt === "number" ? areaSqFt : undefined,
    ...(purpose === "rent" && { rent: rent?.period === "month" ? "month" : "year" }),
    others,
  };
}

interface Rent {
  period?: unknown;
}

/** Prices of a square foot in AED that are not questioned, both included: of a sale, and of a rent of a year. */
const usualPerSquareFoot = { from: 300, to: 20_000 };
const usualRentPerSquareFoot = { from: 20, to: 600 };

/** A price of a new home is questioned if a square foot costs this many times what it does in the others. */
const unusualBesideOthers = 6;

/**
 * A price is questioned if it is this many times the one before, or that fraction of it. A digit too many may come with a
 * lower price: 1,650,000 and 15,000,000.
 */
const unusualFactor = 3;

const squareFeetPerSquareMetre = 10.7639;

const number = (value: number) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: value < 1000 ? 4 : 0 });

function wordsOf(value: number, unit: string | undefined): string {
  if (unit === "sq ft")
    return `${number(value)} sq ft, about ${number(Math.round(value / squareFeetPerSquareMetre))} m²`;
  if (unit !== "AED") return number(value);
  const dirhams = `AED ${number(value)}`;
  return value < 1000
    ? dirhams
    : `${dirhams}, about $ ${number(Math.round(value / dirhamsPerDollar))}`;
}

function questionOf(
  value: number,
  { before, squareFeet, rent, others }: PriceFacts,
): string | undefined {
  if (before) {
    const factor = Math.max(value / before, before / value);
    if (factor >= unusualFactor)
      return `This is ${number(Math.round(factor))} times ${value > before ? "more" : "less"} than AED ${number(before)}, the price before.`;
  }
  if (!squareFeet) return undefined;
  const each = Math.round((rent === "month" ? value * 12 : value) / squareFeet);
  const { from, to } = rent ? usualRentPerSquareFoot : usualPerSquareFoot;
  const unit = rent ? "a sq ft and year" : "a sq ft";
  if (each < from || each > to)
    return `This is AED ${number(each)} ${unit}. Usual are AED ${number(from)} to ${number(to)}.`;
  return !before && !rent && others && each > others * unusualBesideOthers
    ? `This is AED ${number(each)} ${unit}. Your other homes cost about AED ${number(others)}.`
    : undefined;
}

/** The number in a text, or why it has none. A single separator in a field with decimals is the decimal point. */
function numberIn(text: string, whole: boolean): number | string {
  const digits = latinDigits(text).trim();
  const decimal = /^(\d+)[.,٫](\d+)$/.exec(digits);
  if (decimal && !whole) return Number(`${decimal[1]}.${decimal[2]}`);
  if (/\d\.\d{3},\d{3}\b|\d,\d{3}\.\d{3}\b/.test(digits))
    return "The point and the comma both separate three digits. Type the number without them.";
  const amount = parseAmount(text, { min: -Infinity, max: Infinity });
  if ("problem" in amount)
    return "This is not a number that can be read. For example 1,500,000 or 1.5M.";
  return whole && !Number.isInteger(amount.value) ? "It should be a whole number." : amount.value;
}

/** Another currency than dirhams: the number would be taken as one of dirhams. */
const otherCurrency = /[$€£]|\b(?:usd|dollars?|eur|euros?|gbp|pounds?)\b/i;

/**
 * Reads an amount in the notations of the site's own fields: "1.250.900", "AED 1,500,000", "1.5M", "١٬٥٠٠٬٠٠٠".
 *
 * @param text as typed
 * @param price facts about the price, for the field of a property's price
 */
export function readAmount(
  text: string,
  { whole, min, max, unit }: AmountRules,
  price: PriceFacts = {},
): Reading<number> {
  if (unit === "AED" && otherCurrency.test(text))
    return { problem: "This is in another currency. Type the amount in AED." };
  const value = numberIn(text, whole);
  if (typeof value === "string") return { problem: value };
  if (min !== undefined && value < min) return { problem: `It should be at least ${number(min)}.` };
  if (max !== undefined && value > max) return { problem: `It should be at most ${number(max)}.` };
  const question = questionOf(value, price);
  return { value, words: wordsOf(value, unit), ...(question && { question }) };
}
