import {
  parsePhoneNumberFromString,
  type PhoneNumber as ParsedNumber,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { latinDigits } from "~/format/clean-text";
import { interpolate } from "~/format/interpolate";
import { isCountry } from "./phone-country";

/**
 * Parses phone numbers in the notations that people use. The metadata is libphonenumber's smallest set: the
 * lengths and the general pattern of each country's numbers.
 */

/** Why a text is not a phone number. */
export type PhoneIssue =
  | { code: "phone_letters"; letters: string; count: number }
  | {
      code:
        | "no_phone"
        | "phone_too_short"
        | "phone_too_long"
        | "phone_wrong_length"
        | "phone_no_country";
    };

/** A number in international form. */
export interface PhoneNumber {
  /** "+393331234567" (ITU-T E.164). */
  e164: string;
  /** ISO 3166-1 code; null for a number without a country, such as +800. */
  country: string | null;
  /** Formatted: "+39 333 123 4567". */
  international: string;
  /** The extension, in digits. */
  extension?: string | undefined;
  /** Whether the country is a guess, because the number has no prefix. */
  guessed: boolean;
  /** Whether that guess only has a possible length, as "07700 900124" has in the Emirates: the visitor is asked. */
  isDoubtful: boolean;
  /** "44", the code of the country. */
  callingCode: string;
  /** Whether the number lacks a digit or two of its country, or has as many too much: the visitor is asked. */
  wrongLength?: "short" | "long" | undefined;
}

/** Minimum digits of a number that can be called from another country. */
const minDigits = 7;
/** Maximum digits of a number with its country code (ITU-T E.164). */
const maxDigits = 15;

const digitsOf = (text: string) => text.replaceAll(/\D/gu, "");

/** Separators between two numbers in one answer: signs, and words in the visitors' languages. */
const separator = /[/;,|&\n]|\s(?=\+)|\s(?:or|and|oppure|o|e|ed|ou|et|oder|und|أو|او|و)\s/giu;

/** An answer with Latin digits, one kind of plus and dash, and no text before the number. */
function normalize(typed: string): string {
  return latinDigits(typed)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("\uFF0B", "+")
    .replaceAll(/\p{Pd}/gu, "-")
    .replace(/^[^+(\d]+/u, "");
}

/** The text up to the first word that does not announce an extension: "(after six)". */
const trailingRemark =
  /[\s(]*(?<!\p{L})(?!(?:x|ext|extn|extension|int|interno)(?!\p{L}))\p{L}.*$/isu;

/** A number with a plus for its international prefix. No country code begins with 0. */
const withPlus = (text: string) =>
  text
    .replace(/^[^+(\d]+/u, "")
    .replace(trailingRemark, "")
    .replace(/^(\(?)00(?=\s*[1-9])/u, "$1+")
    .replace(/^(\(?)\+\s*(?=0)/u, "$1");

/**
 * The prefixes of a text that end at a space or dash: with two numbers in sequence, one of them is the
 * first number.
 */
function leadingParts(text: string): string[] {
  const ends = Array.from(text.matchAll(/[\s-]+/gu), ({ index }) => index);
  return ends.map((end) => text.slice(0, end));
}

/** The parts of an answer that may be numbers: all of it, then each part between separators. */
function candidatesIn(typed: string): string[] {
  const normalized = normalize(typed);
  const parts = normalized.split(separator).map((part) => part.trim());
  return [...new Set([normalized, ...parts])]
    .flatMap((part) => (digitsOf(part).length > maxDigits ? [part, ...leadingParts(part)] : [part]))
    .map(withPlus)
    .filter((part) => dialledDigits(part) >= minDigits);
}

const isInternational = (text: string) => /^\(?\+/u.test(text);

/** The digits of a number, without the 0 before an area code, which is not dialled from another country. */
const dialledDigits = (text: string) => digitsOf(text).length - (/^\(?0/u.test(text) ? 1 : 0);

/** Parses one number. The zero in "+39 (0)333" is left out if the number is invalid with it. */
function parse(text: string, country?: string): ParsedNumber | undefined {
  const options = country && isCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(text, options);
  if (parsed?.isValid()) return parsed;
  const withoutZero = text.replace(/\(0\)/u, "");
  const parsedWithoutZero =
    withoutZero === text ? undefined : parsePhoneNumberFromString(withoutZero, options);
  return parsedWithoutZero?.isValid() ? parsedWithoutZero : parsed;
}

/** The possible readings of one number, the best first: by its prefix, or by each likely country. */
function interpretationsOf(text: string, countries: readonly string[]): ParsedNumber[] {
  if (isInternational(text)) return [parse(text)].flatMap((number) => number ?? []);
  const national = countries.flatMap((country) => parse(text, country) ?? []);
  // A prefix may lack its plus, "39 333 1234567", or be the American one, "011 39 333 1234567".
  const prefixed = parse(`+${digitsOf(text).replace(/^011/u, "")}`);
  return prefixed?.isValid() ? [...national, prefixed] : national;
}

/** A formatted number without its extension. */
const formatWithoutExtension = ({ number }: ParsedNumber) =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

const isValidNumber = (text: string) => parsePhoneNumberFromString(text)?.isValid() ?? false;
const isPossibleNumber = (text: string) => parsePhoneNumberFromString(text)?.isPossible() ?? false;

/** Digits of the area or the network of a number. */
const areaDigits = 3;

/** Whether valid numbers that begin like this one have so many digits more. */
function hasLongerNumbers({ number, countryCallingCode }: ParsedNumber, more: number): boolean {
  const start = number.slice(0, `+${countryCallingCode}`.length + areaDigits);
  const fillers = Array.from("0123456789");
  return fillers.some((digit) => isValidNumber(start.padEnd(number.length + more, digit)));
}

/**
 * Whether an invalid number lacks one or two digits, or has as many too much. A number of a range that no network uses is
 * compared with those that begin like it: "07700 90012" with "07701 111111".
 */
function wrongLengthOf(number: ParsedNumber): PhoneNumber["wrongLength"] {
  if (number.isValid()) return undefined;
  const { number: digits } = number;
  const isRight = number.isPossible() ? isValidNumber : isPossibleNumber;
  if (["0", "5", "00", "55"].some((end) => isRight(`${digits}${end}`))) return "short";
  if ([-1, -2].some((end) => isValidNumber(digits.slice(0, end)))) return "long";
  if (!number.isPossible() || hasLongerNumbers(number, 0)) return undefined;
  return hasLongerNumbers(number, 1) || hasLongerNumbers(number, 2) ? "short" : undefined;
}

/** A whole Emirati mobile number, which is one wherever the visitor is. */
const mobileNumber = /^05\d{8}$/u;

/**
 * Parses an answer as a phone number. A valid number of a country comes before a number that only has a
 * possible length; otherwise the order of the countries decides. Of each, that of the chosen country comes first. Before
 * all comes a number that is cut short in the chosen or likeliest country, although another country has it: "020 7946 09"
 * in London is no number of Abu Dhabi.
 *
 * @param typed the answer, in any digits, with or without a prefix; the first of several numbers counts
 * @param countries ISO 3166-1 codes for a number without a prefix, the likeliest first
 * @param chosen the country that the visitor chose
 * @returns undefined if it cannot be parsed
 */
export function parsePhone(
  typed: string,
  countries: readonly string[],
  chosen?: string,
): PhoneNumber | undefined {
  const candidates = candidatesIn(typed);
  const interpretations = candidates.flatMap((text) =>
    interpretationsOf(text, chosen ? [chosen, ...countries] : countries).map((number) => ({
      number,
      country: number.country ?? number.getPossibleCountries()[0],
      guessed: !isInternational(text),
    })),
  );
  const possibleNumbers = interpretations.filter(({ number }) => number.isPossible());
  const validNumbers = possibleNumbers.filter(({ number }) => number.isValid());
  const isChosen = ({ country, guessed }: (typeof interpretations)[number]) =>
    guessed && country === chosen;
  const likeliest = chosen || countries[0];
  const cutShort =
    candidates.length === 1 && !mobileNumber.test(digitsOf(candidates[0] ?? ""))
      ? interpretations.find(({ country, guessed }) => guessed && country === likeliest)
      : undefined;
  const bestMatch =
    (cutShort && wrongLengthOf(cutShort.number) === "short" ? cutShort : undefined) ??
    validNumbers.find(isChosen) ??
    validNumbers[0] ??
    possibleNumbers.find(isChosen) ??
    possibleNumbers[0];
  if (!bestMatch) return undefined;
  const { number, country = null, guessed } = bestMatch;
  const isDoubtful = guessed && !number.isValid() && (country !== chosen || !number.isPossible());
  const wrongLength = wrongLengthOf(number);
  return {
    isDoubtful,
    callingCode: number.countryCallingCode,
    wrongLength: isDoubtful && wrongLength === "long" ? undefined : wrongLength,
    e164: number.number,
    country,
    international: formatWithoutExtension(number),
    extension: number.ext,
    guessed,
  };
}

/**
 * What a visitor is asked about a number, once.
 *
 * @param texts `askCountry`, and `wrongLength` with the `{code}` and the `{country}`
 * @param tag the language of the country's name
 * @returns undefined if the number has a country, and the length of its numbers
 */
export function phoneQuestion(
  { country, callingCode, isDoubtful, wrongLength }: PhoneNumber,
  texts: { askCountry: string; wrongLength: Record<"short" | "long", string> },
  tag: string,
): string | undefined {
  if (!wrongLength || !country) return isDoubtful ? texts.askCountry : undefined;
  const name = new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country;
  return interpolate(texts.wrongLength[wrongLength], { code: callingCode, country: name });
}

const lengthIssues = {
  TOO_SHORT: "phone_too_short",
  TOO_LONG: "phone_too_long",
  INVALID_COUNTRY: "phone_no_country",
} as const;

/** Letters beside a digit, such as an O for a zero. */
const lettersInNumber = /(?<=\d)\p{L}+|\p{L}+(?=\d)/gu;

/**
 * Letters that are probably digits, although the rest may be a number: beside the first digit, between two digits, an O at
 * the end. A text before or after the number is apart from it, and an x announces an extension.
 */
const lettersForDigits = /^\D*\p{L}(?=\d)|\d(?:(?!x)\p{L}{1,2}(?=\d)|o(?!\p{L}))/iu;

/** Whether a number has a possible length. Without a prefix, the lengths of all countries are possible. */
const hasPossibleLength = (text: string) =>
  isInternational(text) ? (parse(text)?.isPossible() ?? false) : digitsOf(text).length <= maxDigits;

/**
 * The beginning of an Emirati mobile number, with or without its prefix: a whole one has nine digits after +971. To the
 * metadata it has a possible length, because toll-free numbers are shorter.
 */
const partOfMobileNumber = /^(?:\+9710?5\d{0,7}|05\d{0,6})$/u;

const isPartOfMobileNumber = (text: string) =>
  partOfMobileNumber.test(`${isInternational(text) ? "+" : ""}${digitsOf(text)}`);

/**
 * Validates an answer. Unusual numbers are valid; only impossible ones are errors.
 *
 * @returns undefined if the number can be called
 */
export function validatePhone(typed: string): PhoneIssue | undefined {
  const text = latinDigits(typed);
  const issue = numberIssue(typed);
  if (!issue && !lettersForDigits.test(text)) return undefined;
  const letters = text.match(lettersInNumber)?.join(", ");
  return letters ? { code: "phone_letters", letters, count: letters.length } : issue;
}

function numberIssue(typed: string): PhoneIssue | undefined {
  if (digitsOf(latinDigits(typed)) === "") return { code: "no_phone" };
  const candidates = candidatesIn(typed).filter((text) => !isPartOfMobileNumber(text));
  const [first] = candidates;
  if (first === undefined) return { code: "phone_too_short" };
  if (candidates.some(hasPossibleLength)) return undefined;
  if (!isInternational(first)) return { code: "phone_too_long" };
  const length = validatePhoneNumberLength(first);
  const known = Object.entries(lengthIssues).find(([name]) => name === length);
  return { code: known?.[1] ?? "phone_wrong_length" };
}
