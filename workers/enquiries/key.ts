import { submissionMetadata } from "~/features/enquiries/submission-metadata";

const printable = /^[\x21-\x7e]{1,200}$/u;

/** The SHA-256 of some answers, in hexadecimal. */
export async function hashOf(values: Readonly<Record<string, string>>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(Object.entries(values)));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key by which a repeat is known.
 *
 * @param given the body; its own key counts where the header has none
 * @returns the key; undefined where none was given; null where it is not one
 */
export function givenKey(
  given: Readonly<Record<string, unknown>>,
  request: Request,
): string | undefined | null {
  const key = request.headers.get("idempotency-key") ?? given[submissionMetadata.idempotencyKey];
  if (key === undefined || key === "") return undefined;
  return typeof key === "string" && printable.test(key) ? key : null;
}
