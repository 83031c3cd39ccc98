import { createHash, timingSafeEqual } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a text is a secret. The digests are compared in constant time, so that the response time reveals
 * neither the secret nor its length.
 *
 * @param secret undefined or "" if none is set: then no text is
 */
export const isSecret = (given: string, secret: string | undefined): boolean =>
  timingSafeEqual(sha256(given), sha256(secret ?? "")) && given !== "";
