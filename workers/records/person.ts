import { createHmac } from "node:crypto";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { latinDigits } from "../../app/format/clean-text.ts";

/** A normalised email address. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * A normalised phone number: its digits, with the country code if there is one or if it is an Emirati
 * mobile number.
 *
 * @param phone in Latin digits
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  if (digits.startsWith("00")) return digits.slice(2);
  return /^05\d{8}$/u.test(digits) ? `971${digits.slice(1)}` : digits;
}

/** What is in no number, and what separates two: "/", "or", a dash between spaces, a plus. */
const separator = /[^\d\s+().-]+|\s[.-]\s|(?<=\d)\s*(?=\+)/u;

/** Minimum digits of a number, and of one that only a space separates from the next. */
const minDigits = 7;
const minDigitsInSequence = 9;

const digitsIn = (text: string) => text.replaceAll(/\D/gu, "").length;

const isInSequence = (part: string) => digitsIn(part) >= minDigitsInSequence;
const isRest = (part: string) => digitsIn(part) === 0 || isInSequence(part);

/** The parts of a text without separators that are numbers in sequence: "0501234567 0559876543". */
function numbersInSequence(text: string): string[] {
  const groups = Array.from(text.matchAll(/\+?\d+/gu), ({ 0: { length }, index }) => ({
    begin: index,
    end: index + length,
  }));
  return groups
    .flatMap(({ begin }, first) => groups.slice(first).map(({ end }) => ({ begin, end })))
    .filter(({ begin, end }) => isRest(text.slice(0, begin)) && isRest(text.slice(end)))
    .map(({ begin, end }) => text.slice(begin, end))
    .filter(isInSequence);
}

/** A text, and each number in it: "050 123 4567 / 04 123 4567". */
const numbersIn = (text: string): string[] => [
  text,
  ...text
    .split(separator)
    .flatMap((part) => (digitsIn(part) < minDigits ? [] : [part, ...numbersInSequence(part)])),
];

/**
 * The keys of all phone numbers in an answer, as typed and with their country code.
 *
 * @param typed in Latin digits
 * @param country of numbers without a prefix, ISO 3166-1
 */
function phoneKeys(typed: string, country: string | null): string[] {
  const keys = numbersIn(typed).flatMap((text) => {
    const parsed = parsePhoneNumberFromString(
      text.trim().replace(/^00/u, "+"),
      (country ?? undefined) as CountryCode | undefined,
    );
    return [phoneKey(text), ...(parsed ? [phoneKey(parsed.number)] : [])];
  });
  return [...new Set(keys)].filter(Boolean);
}

/** A normalised email address or phone number of a person. */
export interface Person {
  by: "email" | "phone";
  key: string;
}

/** The answers of an enquiry that identify its sender. */
export interface Sender {
  email: string | null;
  phone: string | null;
  phoneE164: string | null;
  phoneCountry: string | null;
}

/** The email address, and each number, of the sender of an enquiry. */
export const senderKeys = ({ email, phone, phoneE164, phoneCountry }: Sender): Person[] => [
  { by: "email", key: emailKey(email ?? "") },
  ...phoneKeys(latinDigits(phone ?? ""), phoneCountry).map((key) => ({
    by: "phone" as const,
    key,
  })),
  ...(phoneE164 ? [{ by: "phone" as const, key: phoneKey(phoneE164) }] : []),
];

/**
 * The code by which the Worker recognises a deleted person's queued enquiries. Without the secret nobody can find
 * the number or address by trying all of them, as with a plain hash.
 *
 * @param secret HEALTH_TOKEN, which the Worker and the commands for leads share
 * @returns HMAC-SHA-256 in hexadecimal
 */
export const personCode = ({ by, key }: Person, secret: string): string =>
  createHmac("sha256", secret).update(`erasure:${by}:${key}`).digest("hex");

/** The codes by which the sender of an enquiry is recognised as deleted. */
export const senderCodes = (sender: Sender, secret: string): string[] =>
  senderKeys(sender).map((person) => personCode(person, secret));
