import { createHash } from "node:crypto";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";

const printable = /^[\x21-\x7e]{1,200}$/u;

/** For so long, in ms, the same content without a key of its own counts as sent once. */
export const repeatsWithin = 60 * 60 * 1000;

/** The SHA-256 of a text, in hexadecimal. */
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * The SHA-256 of the answers that were given, in hexadecimal. Empty ones and the order of the fields
 * are not in it, so that a repeat is known across a deployment that adds a field or moves one.
 *
 * @param values field name → answer; "" where none was given
 */
export function hashOf(values: Readonly<Record<string, string>>): string {
  const submitted = Object.entries(values).filter(([, answer]) => answer !== "");
  return sha256(JSON.stringify(submitted.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * The key by which a repeat is known.
 *
 * @param given the body; its own key counts where the header has none
 * @returns the key; undefined where none was given; null where it is not one
 */
export function submittedKey(
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
): string | undefined | null {
  const key =
    request.headers.get("idempotency-key") ?? submitted[submissionMetadata.idempotencyKey];
  if (key === undefined || key === "") return undefined;
  return typeof key === "string" && printable.test(key) ? key : null;
}

interface Sent {
  kind: string;
  /** The key that was given, or undefined. */
  key: string | undefined;
  contentHash: string;
  sentAt: Date;
}

/**
 * An enquiry's id, made from what it is known by: what is sent twice has one id though no database
 * could be asked whether it came before. Without a key of its own the same content is another
 * enquiry in another hour.
 *
 * @returns a UUID (version 8: made by our own rule)
 */
export function enquiryId({ kind, key, contentHash, sentAt }: Sent): string {
  const hour = Math.floor(sentAt.getTime() / repeatsWithin);
  const hex = sha256(JSON.stringify([kind, key ?? hour, contentHash]));
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4] ?? "8";
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
