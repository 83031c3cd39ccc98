import { createHash } from "node:crypto";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { cleanAnswers } from "~/features/enquiries/validate";
import { chosenCountry } from "../records/phone";

const printable = /^[\x21-\x7e]{1,200}$/u;

/** Submissions with the same content and no idempotency key are repeats within this time, in ms. */
export const repeatWindowMs = 60 * 60 * 1000;

/** The SHA-256 of a text, in hexadecimal. */
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Returns the SHA-256 of the answers, in hexadecimal. Empty answers and the order of fields do not matter, so
 * that a repeat is recognised after a deployment that adds or moves a field.
 *
 * @param values answers by field name before their validation, because it depends on the time and on the catalogue;
 *   "" if empty
 */
export function contentHashOf(values: Readonly<Record<string, string>>): string {
  const submitted = Object.entries(values).filter(([, answer]) => answer !== "");
  return sha256(JSON.stringify(submitted.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The idempotency key of a submission, of the header or the body; undefined without one, null if it is malformed. */
function submittedKey(
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
): string | undefined | null {
  const key =
    request.headers.get("idempotency-key") ?? submitted[submissionMetadata.idempotencyKey];
  if (key === undefined || key === "") return undefined;
  return typeof key === "string" && printable.test(key) ? key : null;
}

interface EnquiryIdInput {
  kind: string;
  /** The idempotency key, if there is one. */
  key: string | undefined;
  contentHash: string;
  sentAt: Date;
}

/**
 * Returns the id of an enquiry, derived from its key and content, so that a repeat has the same id even if
 * the database cannot be read. Without a key, the same content is another enquiry in another hour.
 *
 * @returns a UUID, version 8 (custom)
 */
function enquiryId({ kind, key, contentHash, sentAt }: EnquiryIdInput): string {
  const hour = Math.floor(sentAt.getTime() / repeatWindowMs);
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

/** What identifies an enquiry: the columns by which its repeats are recognised. */
export type Identity = Omit<NonNullable<ReturnType<typeof identify>>, "keyIsContent">;

/**
 * Identifies a submission, by its idempotency key or by its content.
 *
 * @returns undefined if its key is malformed. `keyIsContent`: the key was made from the content, and therefore expires
 */
export function identify(
  kind: EnquiryKind,
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
) {
  const key = submittedKey(submitted, request);
  if (key === null) return undefined;
  const contentHash = contentHashOf({
    ...cleanAnswers(kind, submitted),
    [submissionMetadata.phoneCountry]: chosenCountry(submitted),
  });
  const sentAt = new Date();
  return {
    id: enquiryId({ kind, key, contentHash, sentAt }),
    createdAt: sentAt.toISOString(),
    // The space is in no key of a client.
    idempotencyKey: key ?? `content ${contentHash}`,
    contentHash,
    keyIsContent: key === undefined,
  };
}
