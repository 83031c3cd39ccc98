import { latinDigits } from "../../app/format/latin-digits.ts";
import { emailKey, personHash, phoneKey } from "../../workers/enquiries/person.ts";
import { usageError } from "./user-error.ts";
import { literal } from "./wrangler-args.ts";

/** Somebody, by the email address or the phone number that stands in what was sent. */
export interface Person {
  by: "email" | "phone";
  key: string;
}

/**
 * Whom a word names.
 *
 * @throws where it is neither an email address nor a phone number
 */
export function personOf(word: string): Person {
  if (/^[^\s@]+@[^\s@]+$/u.test(word.trim())) return { by: "email", key: emailKey(word) };
  const phone = latinDigits(word);
  if (/^[\d\s+().-]+$/u.test(phone) && phoneKey(phone).length >= 5)
    return { by: "phone", key: phoneKey(phone) };
  throw usageError(`"${word}" is neither an email address nor a phone number.`);
}

/** The digits of the other scripts that people type, as SQL makes Latin ones of them. */
const digits = Array.from({ length: 10 }, (_, digit) =>
  [0x660, 0x6f0].map((zero) => [String.fromCodePoint(zero + digit), String(digit)] as const),
).flat();
const between = [" ", "+", "-", ".", "(", ")"].map((sign) => [sign, ""] as const);

const bare = [...between, ...digits].reduce(
  (sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`,
  "phone",
);

/** SQL that is true for a row of theirs; `phoneKey` in workers/enquiries/person.ts says the same. */
export function isTheirs({ by, key }: Person): string {
  if (by === "email") return `lower(email) = ${literal(key)}`;
  const international = `phone_e164 = ${literal(`+${key}`)}`;
  return `(${international} or case when ${bare} like '00%' then substr(${bare}, 3) when length(${bare}) = 10 and ${bare} like '05%' then '971' || substr(${bare}, 2) else ${bare} end = ${literal(key)})`;
}

/** SQL by which the Worker does not store what they sent before now and is still on its way. */
export function noteForgotten({ by, key }: Person, now: Date): string {
  const person = literal(personHash(by, key));
  const before = literal(now.toISOString());
  return `insert into forgotten (person, before) values (${person}, ${before}) on conflict (person) do update set before = excluded.before returning person`;
}
