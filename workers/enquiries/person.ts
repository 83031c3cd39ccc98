import { createHash } from "node:crypto";

/** A normalised email address. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * A normalised phone number: its digits, with the country code if there is one or if it is an Emirati
 * mobile number. `personCondition` in scripts/leads/person.ts has the same rule in SQL.
 *
 * @param phone in Latin digits
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  if (digits.startsWith("00")) return digits.slice(2);
  return /^05\d{8}$/u.test(digits) ? `971${digits.slice(1)}` : digits;
}

/**
 * The key of a deleted person, which does not identify them.
 *
 * @param by whether the key is an email address or a phone number
 * @returns SHA-256 in hexadecimal
 */
export const personHash = (by: "email" | "phone", key: string): string =>
  createHash("sha256").update(`${by}:${key}`).digest("hex");
