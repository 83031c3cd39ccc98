import { envelope } from "~/enquiries/envelope";

/** A person needs longer than this, in ms, to fill in a form. */
const quickest = 1_000;

/**
 * Why an enquiry looks like a program's, or null. Only what no person does counts, because what is
 * marked is kept but not mailed.
 *
 * @param given the body
 */
export function spamReason(given: Readonly<Record<string, unknown>>): string | null {
  const trap = given[envelope.honeypot];
  if (typeof trap === "string" && trap.trim() !== "") return "honeypot";
  const openFor = given[envelope.openFor];
  if (typeof openFor === "number" && openFor >= 0 && openFor < quickest) return "too-quick";
  return null;
}
