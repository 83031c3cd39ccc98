import { createHmac, timingSafeEqual } from "node:crypto";
import { deskSecretOf } from "../settings";
import { deskPerson, office } from "./people";

/** How long a link is valid, in seconds: seven days. */
const validity = 7 * 24 * 60 * 60;

const sign = (secret: string, enquiryId: string, by: string, until: number) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["desk", enquiryId, by, until]))
    .digest("base64url");

/**
 * The address at which a person claims an enquiry.
 *
 * @param by the id of the person, or `office`
 * @returns undefined without DESK_SECRET
 */
export function claimLink(env: Env, enquiryId: string, by: string, now: Date): string | undefined {
  const secret = deskSecretOf(env);
  if (secret === undefined) return undefined;
  const until = Math.floor(now.getTime() / 1000) + validity;
  const query = new URLSearchParams({
    by,
    until: String(until),
    signature: sign(secret, enquiryId, by, until),
  });
  return new URL(`/desk/${enquiryId}?${query}`, env.SITE_ORIGIN).href;
}

/**
 * Who a signed link is for.
 *
 * @param url of the request
 * @returns the id of the person, or `office`; undefined if the link is altered or expired, or the person has left
 */
export function signedPerson(env: Env, enquiryId: string, url: URL, now: Date): string | undefined {
  const secret = deskSecretOf(env);
  const by = url.searchParams.get("by") ?? "";
  const until = Number(url.searchParams.get("until"));
  if (secret === undefined || !Number.isSafeInteger(until)) return undefined;
  const expected = Buffer.from(sign(secret, enquiryId, by, until));
  const given = Buffer.from(url.searchParams.get("signature") ?? "");
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isSigned || until * 1000 <= now.getTime()) return undefined;
  return by === office || deskPerson(by) ? by : undefined;
}
