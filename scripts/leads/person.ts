import { cleanEmail, cleanLine } from "../../app/format/clean-text.ts";
import { latinDigits } from "../../app/format/latin-digits.ts";
import { emailKey, personHash, phoneKey } from "../../workers/enquiries/person.ts";
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

/** Pairs of a digit in another script and its Latin digit. */
const digits = Array.from({ length: 10 }, (_, digit) =>
  [0x660, 0x6f0].map((zero) => [String.fromCodePoint(zero + digit), String(digit)] as const),
).flat();
const separators = [" ", "+", "-", ".", "(", ")"].map((sign) => [sign, ""] as const);

/** SQL of the phone number without separators, in Latin digits. */
const normalizedPhoneSql = [...separators, ...digits].reduce(
  (sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`,
  "phone",
);

/** The SQL condition for a person's rows; `phoneKey` in workers/enquiries/person.ts has the same rule. */
export function personCondition({ by, key }: Person): string {
  if (by === "email") return `lower(email) = ${literal(key)}`;
  const international = `phone_e164 = ${literal(`+${key}`)}`;
  return `(${international} or case when ${normalizedPhoneSql} like '00%' then substr(${normalizedPhoneSql}, 3) when length(${normalizedPhoneSql}) = 10 and ${normalizedPhoneSql} like '05%' then '971' || substr(${normalizedPhoneSql}, 2) else ${normalizedPhoneSql} end = ${literal(key)})`;
}

/** SQL that stores the person's key, so that the Worker drops their queued enquiries. */
export function recordErasure({ by, key }: Person, now: Date): string {
  const person = literal(personHash(by, key));
  const before = literal(now.toISOString());
  return `insert into forgotten (person, before) values (${person}, ${before}) on conflict (person) do update set before = excluded.before returning person`;
}
