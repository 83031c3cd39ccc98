import { createHash } from "node:crypto";
import { and, desc, eq, gt, lt, notExists, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { cleanAnswers } from "~/features/enquiries/validate";
import { tableOf } from "../db/schema";
import type { Database } from "../db/write";
import { errorName, log } from "../log";
import type { Enquiry, Submission } from "../records/enquiry";
import { chosenCountry } from "../records/phone";
import { withTimeout } from "../timeout";
import { storeTimeoutMs } from "../timing";

/*
 * A submission repeats an enquiry that has its id or its key. Both follow from the key that the form or a program sends,
 * otherwise from the content and, for the id, the hour.
 */

const printable = /^[\x21-\x7e]{1,200}$/u;

/** Submissions with the same content and no idempotency key are repeats within this time, in ms. */
const repeatWindowMs = 60 * 60 * 1000;

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

/** What a stored enquiry is found by: its id, otherwise its key. */
type IdAndKey = Pick<Enquiry, "id" | "idempotencyKey">;

/** What identifies an enquiry, and when it was sent. */
export interface Identity extends IdAndKey, Pick<Enquiry, "contentHash" | "createdAt"> {
  /** Whether the key was made from the content, and therefore expires. */
  keyIsContent: boolean;
}

/**
 * Identifies a submission, by its idempotency key or by its content.
 *
 * @returns undefined if its key is malformed
 */
export function identify(
  kind: EnquiryKind,
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
): Identity | undefined {
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

/** The condition for the row of an enquiry, or of the one that it repeats. */
export const whereStored = (kind: EnquiryKind, { id, idempotencyKey }: IdAndKey) =>
  or(eq(tableOf(kind).id, id), eq(tableOf(kind).idempotencyKey, idempotencyKey));

/** The order that prefers the row of the id to that of the key. */
export const idFirst = (kind: EnquiryKind, { id }: IdAndKey) =>
  desc(sql`${tableOf(kind).id} = ${id}`);

const addMs = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/**
 * The statement that ends the key of an enquiry with the same content from another hour, so that the content can be
 * stored again. Messages of the queue may be late, so that enquiry may be the newer one.
 */
export function expireKey(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const { id, idempotencyKey, createdAt } = enquiry;
  const isOfAnotherHour = or(
    lt(table.createdAt, addMs(createdAt, -repeatWindowMs)),
    gt(table.createdAt, addMs(createdAt, repeatWindowMs)),
  );
  const ownRow = db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return db
    .update(table)
    .set({ idempotencyKey: sql`${table.idempotencyKey} || ':' || ${table.id}` })
    .where(and(eq(table.idempotencyKey, idempotencyKey), isOfAnotherHour, notExists(ownRow)));
}

/**
 * Finds the stored enquiry that a submission repeats. It does not throw: without an answer of D1 there is none.
 *
 * @returns undefined if there is none, or if its key was made from content more than an hour ago
 */
export async function findRepeated(
  env: Env,
  kind: EnquiryKind,
  identity: Identity,
): Promise<Enquiry | undefined> {
  const table = tableOf(kind);
  const since = addMs(identity.createdAt, -repeatWindowMs);
  const query = drizzle(env.DB)
    .select()
    .from(table)
    .where(
      and(
        whereStored(kind, identity),
        eq(table.contentHash, identity.contentHash),
        identity.keyIsContent ? gt(table.createdAt, since) : undefined,
      ),
    )
    .limit(1);
  try {
    const [stored] = await withTimeout(query, storeTimeoutMs);
    return stored;
  } catch (error) {
    log.error("repeat-not-looked-up", { error: errorName(error) });
    return undefined;
  }
}
