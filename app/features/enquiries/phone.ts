import {
  parsePhoneNumberFromString,
  type PhoneNumber as ParsedNumber,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { latinDigits } from "~/format/latin-digits";
import { isCountry } from "./phone-country";

/**
 * Reads phone numbers as people type them. The metadata is libphonenumber's smallest, which knows
 * the lengths and the general pattern of each country's numbers.
 */

/** Why nobody can be called at what was typed. */
export interface PhoneIssue {
  code:
    | "no_phone"
    | "phone_too_short"
    | "phone_too_long"
    | "phone_wrong_length"
    | "phone_no_country";
}

/** A number that can be dialled from everywhere. */
export interface PhoneNumber {
  /** "+393331234567" (ITU-T E.164). */
  e164: string;
  /** ISO 3166-1, two letters; null for a number of no country, such as +800. */
  country: string | null;
  /** As it is printed: "+39 333 123 4567". */
  international: string;
  /** Digits to dial once the call is answered. */
  extension?: string | undefined;
  /** Whether its country was guessed, because no prefix was typed. */
  guessed: boolean;
}

/** Fewest digits of a number that can be called from another country. */
const fewestDigits = 7;
/** Most digits of a number, its country's prefix among them (ITU-T E.164). */
const maxDigits = 15;

const digitsOf = (text: string) => text.replaceAll(/\D/gu, "");

/** Signs between two numbers of one answer, and words that join them in the languages of our visitors. */
const separator = /[/;,|&\n]|\s(?=\+)|\s(?:or|and|oppure|o|e|ed|ou|et|oder|und|أو|او|و)\s/giu;

/** An answer with Latin digits and one kind of plus and dash, and without what comes before the number. */
function normalize(typed: string): string {
  return latinDigits(typed)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("\uFF0B", "+")
    .replaceAll(/\p{Pd}/gu, "-")
    .replace(/^[^+(\d]+/u, "");
}

/** From the first word on that does not announce an extension: "(after six)". */
const remark = /[\s(]*(?<!\p{L})(?!(?:x|ext|extn|extension|int|interno)(?!\p{L}))\p{L}.*$/isu;

/** One number with its international prefix written as a plus. No country's prefix begins with 0. */
const withPlus = (text: string) =>
  text
    .replace(/^[^+(\d]+/u, "")
    .replace(remark, "")
    .replace(/^(\(?)00(?=\s*[1-9])/u, "$1+")
    .replace(/^(\(?)\+\s*(?=0)/u, "$1");

/** The beginnings of a text at its spaces and dashes: where two numbers follow each other, one is the first. */
function beginningsOf(text: string): string[] {
  const ends = Array.from(text.matchAll(/[\s-]+/gu), ({ index }) => index);
  return ends.map((end) => text.slice(0, end));
}

/** What may be a number in an answer: all of it, then each part of an answer that has several. */
function candidatesIn(typed: string): string[] {
  const whole = normalize(typed);
  const parts = whole.split(separator).map((part) => part.trim());
  return [whole, ...parts]
    .flatMap((part) => (digitsOf(part).length > maxDigits ? [part, ...beginningsOf(part)] : [part]))
    .filter((part) => digitsOf(part).length >= fewestDigits)
    .map(withPlus);
}

const isInternational = (text: string) => /^\(?\+/u.test(text);

/** Parses one number; the zero in "+39 (0)333" is left out where the number is none with it. */
function parse(text: string, country?: string): ParsedNumber | undefined {
  const options = country && isCountry(country) ? { defaultCountry: country } : {};
  const asTyped = parsePhoneNumberFromString(text, options);
  if (asTyped?.isValid()) return asTyped;
  const withoutZero = text.replace(/\(0\)/u, "");
  const other = withoutZero === text ? undefined : parsePhoneNumberFromString(withoutZero, options);
  return other?.isValid() ? other : asTyped;
}

/** The readings of one number, the best first: by its prefix, or by each country that may be meant. */
function readingsOf(text: string, countries: readonly string[]): ParsedNumber[] {
  if (isInternational(text)) return [parse(text)].flatMap((number) => number ?? []);
  const national = countries.flatMap((country) => parse(text, country) ?? []);
  // A prefix may come without its plus, "39 333 1234567", or as Americans dial it, "011 39 333 1234567".
  const prefixed = parse(`+${digitsOf(text).replace(/^011/u, "")}`);
  return prefixed?.isValid() ? [...national, prefixed] : national;
}

/** A number without its extension, for print. */
const printed = ({ number }: ParsedNumber) =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/**
 * Reads an answer as a number. A reading that is a number of its country comes before one that only
 * has the length of one; otherwise the order of the countries counts. The country that the visitor
 * chose comes first wherever its numbers can have this length.
 *
 * @param typed the answer, in any digits, with or without a prefix; of several numbers the first
 * @param countries ISO 3166-1, the likeliest first: for an answer without a prefix
 * @param chosen the country that the visitor chose, where there is one
 * @returns undefined where it cannot be read
 */
export function readPhone(
  typed: string,
  countries: readonly string[],
  chosen?: string,
): PhoneNumber | undefined {
  const readings = candidatesIn(typed).flatMap((text) =>
    readingsOf(text, chosen ? [chosen, ...countries] : countries).map((number) => ({
      number,
      country: number.country ?? number.getPossibleCountries()[0],
      guessed: !isInternational(text),
    })),
  );
  const possible = readings.filter(({ number }) => number.isPossible());
  const found =
    possible.find(({ country, guessed }) => guessed && country === chosen) ??
    possible.find(({ number }) => number.isValid()) ??
    possible[0];
  if (!found) return undefined;
  const { number, country = null, guessed } = found;
  return {
    e164: number.number,
    country,
    international: printed(number),
    extension: number.ext,
    guessed,
  };
}

const lengthIssues: Readonly<Record<string, PhoneIssue["code"]>> = {
  TOO_SHORT: "phone_too_short",
  TOO_LONG: "phone_too_long",
  INVALID_COUNTRY: "phone_no_country",
};

/** Whether somebody may be called at this: where its country is not typed, any country's lengths count. */
const mayBeDialled = (text: string) =>
  isInternational(text) ? (parse(text)?.isPossible() ?? false) : digitsOf(text).length <= maxDigits;

/**
 * Checks an answer: only what no number can be is a fault, and a number that is merely unusual is
 * none.
 *
 * @returns undefined where somebody may be called at it
 */
export function checkPhone(typed: string): PhoneIssue | undefined {
  if (digitsOf(latinDigits(typed)) === "") return { code: "no_phone" };
  const candidates = candidatesIn(typed);
  const [first] = candidates;
  if (first === undefined) return { code: "phone_too_short" };
  if (candidates.some(mayBeDialled)) return undefined;
  if (!isInternational(first)) return { code: "phone_too_long" };
  return { code: lengthIssues[validatePhoneNumberLength(first) ?? ""] ?? "phone_wrong_length" };
}
