import { createHmac, timingSafeEqual } from "node:crypto";
import { deskSecretOf } from "../settings";
import { deskPerson, office } from "./people";

const day = 24 * 60 * 60;

/** How long a link is valid, in seconds: a person's to claim an enquiry, and a visitor's to change it. */
const validity = { desk: 7 * day, enquiry: 60 * day };

/** The first part of the link's path. */
type Purpose = keyof typeof validity;

const sign = (secret: string, purpose: Purpose, enquiryId: string, by: string, until: number) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, enquiryId, by, until]))
    .digest("base64url");

function signedLink(
  env: Env,
  purpose: Purpose,
  { enquiryId, by }: { enquiryId: string; by: string },
  now: Date,
): string | undefined {
  const secret = deskSecretOf(env);
  if (secret === undefined) return undefined;
  const until = Math.floor(now.getTime() / 1000) + validity[purpose];
  const query = new URLSearchParams({
    ...(by && { by }),
    until: String(until),
    signature: sign(secret, purpose, enquiryId, by, until),
  });
  return new URL(`/${purpose}/${enquiryId}?${query}`, env.SITE_ORIGIN).href;
}

/** Whose link it is; undefined if it is altered or expired. */
function signerOf(
  env: Env,
  purpose: Purpose,
  enquiryId: string,
  { searchParams }: URL,
  now: Date,
): string | undefined {
  const secret = deskSecretOf(env);
  const by = searchParams.get("by") ?? "";
  const until = Number(searchParams.get("until"));
  if (secret === undefined || !Number.isSafeInteger(until)) return undefined;
  const expected = Buffer.from(sign(secret, purpose, enquiryId, by, until));
  const given = Buffer.from(searchParams.get("signature") ?? "");
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  return isSigned && until * 1000 > now.getTime() ? by : undefined;
}

/**
 * The address at which a person claims an enquiry.
 *
 * @param by the id of the person, or `office`
 * @returns undefined without DESK_SECRET
 */
export const claimLink = (env: Env, enquiryId: string, by: string, now: Date) =>
  signedLink(env, "desk", { enquiryId, by }, now);

/**
 * Who a signed link is for.
 *
 * @param url of the request
 * @returns the id of the person, or `office`; undefined if the link is altered or expired, or the person has left
 */
export function signedPerson(env: Env, enquiryId: string, url: URL, now: Date): string | undefined {
  const by = signerOf(env, "desk", enquiryId, url, now);
  return by === office || deskPerson(by) ? by : undefined;
}

/**
 * The address at which a visitor changes or withdraws an enquiry.
 *
 * @returns undefined without DESK_SECRET
 */
export const visitorLink = (env: Env, enquiryId: string, now: Date) =>
  signedLink(env, "enquiry", { enquiryId, by: "" }, now);

/** Whether a link is the visitor's: signed, and not expired. */
export const isVisitorLink = (env: Env, enquiryId: string, url: URL, now: Date): boolean =>
  signerOf(env, "enquiry", enquiryId, url, now) === "";
