import { createHash } from "node:crypto";

/** An email address as people are told apart by it. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/**
 * A phone number as people are told apart by it: its digits, with the country's where it says which
 * or is an Emirati mobile's. `samePhone` in scripts/leads/person.ts says the same in SQL.
 *
 * @param phone in Latin digits
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  if (digits.startsWith("00")) return digits.slice(2);
  return /^05\d{8}$/u.test(digits) ? `971${digits.slice(1)}` : digits;
}

/**
 * By what it is known that somebody was forgotten, without saying who.
 *
 * @param by which of the two the key is
 * @returns SHA-256 in hexadecimal
 */
export const personHash = (by: "email" | "phone", key: string): string =>
  createHash("sha256").update(`${by}:${key}`).digest("hex");
