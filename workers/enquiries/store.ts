import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { waitingDelivery } from "../db/delivery-row";
import { type Delivery, deliveries, tableOf } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import { assign } from "../desk/assign";
import type { Enquiry, Submission } from "../records/enquiry";
import { mayGetAnother } from "../records/recipients";
import { deliveryLeaseEnd } from "../timing";
import { isLeftToDigest, recentMails } from "./mail-networks";
import { expireKey, idFirst, whereStored } from "./repeats";

/*
 * An enquiry is stored in one transaction (`storeEnquiry`, at the end):
 *
 * 1. It is inserted, unless its id or its key is stored: then it is a repeat.
 * 2. A repeat that is no spam releases the stored enquiry from quarantine.
 * 3. Its deliveries, its person and its reminders are inserted.
 * 4. The stored rows are read.
 *
 * One submission owns the row: the one that inserted it or released it from quarantine. Its `requestId` is in the row, and
 * no other submission has the same. The third step is for the owner only, so that a repeat adds nothing. A batch whose
 * response was lost is sent again by the same submission, and finds that it is the owner.
 */

/** The condition for the row of an enquiry, if this submission owns it. */
const whereOwned = ({ kind, enquiry }: Submission) =>
  and(whereStored(kind, enquiry), eq(tableOf(kind).requestId, enquiry.requestId));

/** Releases the stored enquiry from quarantine. This submission owns it from then on. */
function releaseQuarantined(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const stored = db
    .select({ id: table.id })
    .from(table)
    .where(whereStored(kind, enquiry))
    .orderBy(idFirst(kind, enquiry))
    .limit(1);
  return db
    .update(table)
    .set({ spam: null, requestId: enquiry.requestId })
    .where(
      and(
        inArray(table.id, stored),
        eq(table.contentHash, enquiry.contentHash),
        isNotNull(table.spam),
      ),
    );
}

/** Steps 1 and 2. A key that was made from the same content in another hour ends before. */
function insertEnquiry(
  db: Database,
  submission: Submission,
): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
  const { kind, enquiry, keyIsContent } = submission;
  const insert = db.insert(tableOf(kind)).values(enquiry).onConflictDoNothing();
  const release = enquiry.spam === null ? [releaseQuarantined(db, submission)] : [];
  return keyIsContent ? [expireKey(db, submission), insert, ...release] : [insert, ...release];
}

/**
 * Inserts a delivery for each channel, selected from the row of the enquiry. A visitor who had too many
 * acknowledgements gets none.
 *
 * @param attemptNow whether they are leased by the caller; otherwise they are due, for the cron
 */
function insertDeliveries(db: Database, submission: Submission, attemptNow: boolean) {
  const { kind, enquiry, channels, network } = submission;
  const table = tableOf(kind);
  const now = new Date().toISOString();
  return channels.map((channel) => {
    const leaseEnd = deliveryLeaseEnd(channel, new Date(enquiry.createdAt));
    const columns = waitingDelivery({
      id: sql`${table.id} || ${`/${channel}`}`,
      enquiryId: table.id,
      kind,
      channel,
      ...(attemptNow ? { attempts: 1, nextAt: leaseEnd } : { nextAt: now }),
      createdAt: table.createdAt,
      network,
    });
    const isAllowed = channel === "visitor" ? mayGetAnother(enquiry) : undefined;
    const row = db
      .select(columns)
      .from(table)
      .where(and(whereOwned(submission), isAllowed));
    return db.insert(deliveries).select(row).onConflictDoNothing();
  });
}

/** Selects the stored enquiry, its deliveries, and the recent mails of all networks. */
function selectStored(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const ids = db.select({ id: table.id }).from(table).where(whereStored(kind, enquiry));
  return [
    db
      .select()
      .from(table)
      .where(whereStored(kind, enquiry))
      .orderBy(idFirst(kind, enquiry))
      .limit(1),
    db.select().from(deliveries).where(inArray(deliveries.enquiryId, ids)),
    recentMails(db, new Date(enquiry.createdAt)),
  ] as const;
}

interface StoreOptions {
  /**
   * Whether the caller attempts the deliveries, with `attemptDelivery` for each that is returned. They are stored as
   * leased, so that the cron does not attempt them too; otherwise as due.
   */
  attemptNow: boolean;
  /** The timeout of D1; the default is that of every write. */
  timeoutMs?: number;
}

/** The stored enquiry of a submission. */
export interface StoredEnquiry {
  stored: Enquiry;
  /** Whether this submission inserted it or released it from quarantine, and no earlier one. */
  isOwner: boolean;
  /**
   * The deliveries that the caller has to attempt, in the order of the channels. It leaves the mails of a flood to a
   * digest: their lease ends without an attempt, so the first one never counts as killed (delivery-attempts.ts).
   */
  toAttempt: Delivery[];
}

/**
 * Stores an enquiry, its deliveries, its person and its reminders in one transaction. It is idempotent.
 *
 * @returns what is stored: this enquiry, or the one that it repeats
 * @throws if D1 fails or times out: the enquiry may be stored nevertheless, now or later
 */
export async function storeEnquiry(
  env: Env,
  submission: Submission,
  { attemptNow, timeoutMs }: StoreOptions,
): Promise<StoredEnquiry> {
  const db = drizzle(env.DB);
  const reads = selectStored(db, submission);
  const statements = [
    ...insertEnquiry(db, submission),
    ...insertDeliveries(db, submission, attemptNow),
    ...assign(env, db, submission, whereOwned(submission)),
    ...reads,
  ] as const;
  const results = await writeWithRetries(async () => db.batch(statements), timeoutMs);
  // A batch has one result for each statement.
  const rows: unknown = results.slice(-reads.length);
  const [[stored], inserted, recent] = rows as BatchResponse<typeof reads>;
  if (!stored) throw new Error("The stored enquiry was not found.");
  const isOwner = stored.requestId === submission.enquiry.requestId;
  const toAttempt = submission.channels
    .filter((channel) => !isLeftToDigest(channel, submission.network, recent))
    .flatMap((channel) => inserted.find((delivery) => delivery.channel === channel) ?? []);
  return { stored, isOwner, toAttempt: isOwner && attemptNow ? toAttempt : [] };
}
