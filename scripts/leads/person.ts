import { cleanEmail, cleanLine } from "../../app/format/clean-text.ts";
import { latinDigits } from "../../app/format/latin-digits.ts";
import { emailKey, personCode, phoneKey, phoneKeys } from "../../workers/enquiries/person.ts";
import { usageError } from "./user-error.ts";
import { literal } from "./wrangler-args.ts";

/** A person, by an email address or a phone number. */
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

/** The columns of an enquiry that identify its sender. */
interface Sender {
  email: string;
  phone: string;
  phone_e164: string | null;
  phone_country: string | null;
}

/** A GLOB pattern of digits in this order, in any script, with anything between them. */
const digitsPattern = (digits: string) =>
  `${Array.from(digits, (digit) => `*[${digit}${String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))}]`).join("")}*`;

/** Digits that are compared in SQL: D1 allows patterns of 50 bytes, and a digit needs eight. */
const comparedDigits = 6;

/** The SQL condition for rows that may be a person's. `isOf` decides: a person may have typed several numbers. */
export const mayBeOf = ({ by, key }: Person): string =>
  by === "email"
    ? `lower(email) = ${literal(key)}`
    : `phone glob ${literal(digitsPattern(key.slice(-comparedDigits)))}`;

/** Whether a row is a person's. */
export const isOf = ({ by, key }: Person, sender: Sender): boolean =>
  by === "email"
    ? emailKey(sender.email) === key
    : [
        ...phoneKeys(latinDigits(sender.phone), sender.phone_country),
        phoneKey(sender.phone_e164 ?? ""),
      ].includes(key);

/**
 * SQL that stores the person's code, so that the Worker drops their queued enquiries.
 *
 * @param secret HEALTH_TOKEN
 */
export function recordErasure({ by, key }: Person, now: Date, secret: string): string {
  const person = literal(personCode(by, key, secret));
  const before = literal(now.toISOString());
  return `insert into forgotten (person, before) values (${person}, ${before}) on conflict (person) do update set before = excluded.before returning person`;
}

/** SQL that deletes enquiries of a table, and their deliveries. */
export function deletionSql(table: string, ids: readonly string[]): [string, string] {
  const listed = ids.map(literal).join(", ");
  return [
    `delete from deliveries where enquiry_id in (${listed}) returning id`,
    `delete from ${table} where id in (${listed}) returning id`,
  ];
}
