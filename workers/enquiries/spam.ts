import { submissionMetadata } from "~/features/enquiries/submission-metadata";

/**
 * No person sends a form so soon, in ms, after its page was asked for: the page has to come, be seen
 * and be pressed. It is short, because a page that is loaded again may come with its answers in it,
 * from the browser's memory, and be sent with one click.
 */
const quickest = 300;

/**
 * Why an enquiry looks like a program's, or null. Only what no person does counts, because what is
 * marked is kept but not mailed.
 *
 * @param given the body
 */
export function spamReason(given: Readonly<Record<string, unknown>>): string | null {
  const honeypot = given[submissionMetadata.honeypot];
  if (typeof honeypot === "string" && honeypot.trim() !== "") return "honeypot";
  const openFor = given[submissionMetadata.openFor];
  if (typeof openFor === "number" && openFor >= 0 && openFor < quickest) return "too-quick";
  return null;
}
