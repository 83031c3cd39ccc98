import { type SQL, sql } from "drizzle-orm";
import { cleanEmail, cleanLine } from "../../app/format/clean-text.ts";
import { latinDigits } from "../../app/format/latin-digits.ts";
import { emailKey, phoneKey, phoneKeys } from "../../workers/enquiries/person.ts";
import { usageError } from "./wrangler.ts";

export interface Person {
  by: "email" | "phone";
  key: string;
}

/**
 * Parses the argument of a command.
 *
 * @throws if it is neither an email address nor a phone number
 */
export function personOf(word: string): Person {
  const email = cleanEmail(word);
  if (/^[^\s@]+@[^\s@]+$/u.test(email)) return { by: "email", key: emailKey(email) };
  const phone = latinDigits(cleanLine(word));
  if (/^[\d\s+().-]+$/u.test(phone) && phoneKey(phone).length >= 5)
    return { by: "phone", key: phoneKey(phone) };
  throw usageError(`"${word}" is neither an email address nor a phone number.`);
}

/** A GLOB pattern of digits in this order, in any script, with anything between them. */
const digitsPattern = (digits: string) =>
  `${Array.from(digits, (digit) => `*[${digit}${String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))}]`).join("")}*`;

/** Digits that are compared in SQL: D1 allows patterns of 50 bytes, and a digit needs eight. */
const comparedDigits = 6;

/** The condition for rows that may be a person's. `isOf` decides: a person may have typed several numbers. */
export const mayBeOf = ({ by, key }: Person): SQL =>
  by === "email"
    ? sql`lower(email) = ${key}`
    : sql`phone glob ${digitsPattern(key.slice(-comparedDigits))}`;

export interface Sender {
  email: string;
  phone: string;
  phoneE164: string | null;
  phoneCountry: string | null;
}

export const isOf = ({ by, key }: Person, sender: Sender): boolean =>
  by === "email"
    ? emailKey(sender.email) === key
    : [
        ...phoneKeys(latinDigits(sender.phone), sender.phoneCountry),
        phoneKey(sender.phoneE164 ?? ""),
      ].includes(key);
