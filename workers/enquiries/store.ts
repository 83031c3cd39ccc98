import { and, desc, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { newDelivery, waitingDelivery } from "../db/delivery-row";
import { type ChannelName, type Delivery, deliveries, enquiryKinds, tableOf } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import { assign } from "../desk/assign";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { mayGetAnother } from "../visitors/recipients";
import type { Enquiry, Submission } from "./enquiry";
import { repeatWindowMs } from "./key";
import { quietNetworks, recentMails } from "./mail-networks";
import { deliveryLeaseEnd, storeTimeoutMs } from "./timing";

/** The stored enquiry of a submission's key. */
export interface StoredEnquiry {
  stored: Enquiry;
  /** Whether this submission stored it or released it from quarantine, not an earlier one. */
  isNew: boolean;
  /**
   * The deliveries that the caller attempts now: none of a repeat, and no mail if a digest has it because the sender's
   * network is not quiet (mail-networks.ts). Then the visitor's mail waits until it is.
   */
  firstAttempts: Delivery[];
}

/**
 * A delivery's row, leased by the first attempt, which begins at once.
 *
 * The mails of a flood are stored as leased too: whether a digest has them is known only from the mails that the same
 * transaction counts. The caller leaves them out, and after the lease they are due, for a digest or the next run. So
 * their first attempt does not count as killed (outbox.ts).
 */
export const leasedDelivery = (
  kind: EnquiryKind,
  enquiry: Enquiry,
  channel: ChannelName,
  network = 0,
): Delivery =>
  newDelivery({
    id: `${enquiry.id}/${channel}`,
    enquiryId: enquiry.id,
    kind,
    channel,
    attempts: 1,
    nextAt: deliveryLeaseEnd(channel, new Date(enquiry.createdAt)),
    createdAt: enquiry.createdAt,
    network,
  });

/** The same row, not attempted yet: the next run of the cron leases it. */
const dueDelivery = (leased: Delivery): Delivery => ({
  ...leased,
  attempts: 0,
  unfinished: 0,
  nextAt: new Date().toISOString(),
});

const addMs = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/**
 * Releases the key of the same content from another hour, so that the content can be stored again. Messages
 * of the queue may be late, so a row may be newer than the enquiry.
 */
function releaseKey(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const { id, idempotencyKey, createdAt } = enquiry;
  const ofAnotherHour = or(
    lt(table.createdAt, addMs(createdAt, -repeatWindowMs)),
    gt(table.createdAt, addMs(createdAt, repeatWindowMs)),
  );
  const ownRow = db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return db
    .update(table)
    .set({ idempotencyKey: sql`${table.idempotencyKey} || ':' || ${table.id}` })
    .where(and(eq(table.idempotencyKey, idempotencyKey), ofAnotherHour, notExists(ownRow)));
}

/** What a stored enquiry is found by: its id, otherwise its key. */
type IdAndKey = Pick<Enquiry, "id" | "idempotencyKey">;

const isStored = (kind: EnquiryKind, { id, idempotencyKey }: IdAndKey) =>
  or(eq(tableOf(kind).id, id), eq(tableOf(kind).idempotencyKey, idempotencyKey));
const idFirst = (kind: EnquiryKind, { id }: IdAndKey) => desc(sql`${tableOf(kind).id} = ${id}`);

/*
 * The `requestId` of a row is that of the submission that owns it: the one that inserted it or released it from
 * quarantine. Each submission has its own. Deliveries, the person and the reminders are inserted only for the owner, so
 * a repeat adds nothing, and a batch that is retried after a lost response is recognised as the owner's.
 */

/**
 * Releases the stored enquiry from quarantine, if this submission repeats it without the reason for that. The
 * submission then is the one that stored it, so that it is delivered once.
 */
function releaseQuarantined(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const repeated = db
    .select({ id: table.id })
    .from(table)
    .where(isStored(kind, enquiry))
    .orderBy(idFirst(kind, enquiry))
    .limit(1);
  return db
    .update(table)
    .set({ spam: null, requestId: enquiry.requestId })
    .where(
      and(
        inArray(table.id, repeated),
        eq(table.contentHash, enquiry.contentHash),
        isNotNull(table.spam),
      ),
    );
}

/**
 * A delivery, selected from the enquiry's row, so that there is none if the key belongs to another enquiry. A visitor
 * who had too many acknowledgements gets none.
 */
function insertDelivery(db: Database, row: Delivery, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const { channel, nextAt, attempts, network } = row;
  const columns = waitingDelivery({
    id: sql`${table.id} || ${`/${channel}`}`,
    enquiryId: table.id,
    kind,
    channel,
    nextAt,
    createdAt: table.createdAt,
    attempts,
    network,
  });
  const stored = db
    .select(columns)
    .from(table)
    .where(
      and(
        isStored(kind, enquiry),
        eq(table.requestId, enquiry.requestId),
        row.channel === "visitor" ? mayGetAnother(enquiry) : undefined,
      ),
    );
  return db.insert(deliveries).select(stored).onConflictDoNothing();
}

interface StoreOptions {
  /**
   * Who makes the first attempt of each delivery. For the caller, the deliveries are stored as leased, so that the
   * cron does not make it too: it has to call `attemptDelivery` for each. For the cron, they are stored as due.
   */
  firstAttempt: "caller" | "cron";
  /** The timeout of D1 in ms; the default is that of every write. */
  limit?: number;
}

type Statements = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/**
 * Inserts the enquiry, unless its id or its key is stored. A key that was made from the same content in another hour is
 * released before, and the stored enquiry from quarantine, if this repeat of it is not quarantined.
 */
function insertEnquiry(db: Database, submission: Submission): Statements {
  const { kind, enquiry, keyIsContent } = submission;
  const insert = db.insert(tableOf(kind)).values(enquiry).onConflictDoNothing();
  const release = enquiry.spam === null ? [releaseQuarantined(db, submission)] : [];
  return keyIsContent ? [releaseKey(db, submission), insert, ...release] : [insert, ...release];
}

/** Inserts the deliveries of all channels, if this submission has stored or released the enquiry. */
function insertDeliveries(
  db: Database,
  submission: Submission,
  firstAttempt: StoreOptions["firstAttempt"],
) {
  const { kind, enquiry, channels, network } = submission;
  return channels.map((channel) => {
    const leased = leasedDelivery(kind, enquiry, channel, network);
    return insertDelivery(db, firstAttempt === "caller" ? leased : dueDelivery(leased), submission);
  });
}

/** Selects the recent mails of all networks, the stored deliveries, and the stored enquiry. */
function selectStored(db: Database, { kind, enquiry }: Submission) {
  const table = tableOf(kind);
  const ownIds = db.select({ id: table.id }).from(table).where(isStored(kind, enquiry));
  return [
    recentMails(db, new Date(enquiry.createdAt)),
    db.select().from(deliveries).where(inArray(deliveries.enquiryId, ownIds)),
    db.select().from(table).where(isStored(kind, enquiry)).orderBy(idFirst(kind, enquiry)).limit(1),
  ] as const;
}

/** The deliveries that the caller attempts now. */
function attemptedNow(
  { channels, network = 0 }: Submission,
  recent: Awaited<ReturnType<typeof recentMails>>,
  inserted: readonly Delivery[],
): Delivery[] {
  const isInDigest = quietNetworks(recent)?.includes(network) === false;
  return channels
    .filter((channel) => channel === "crm" || !isInDigest)
    .flatMap((channel) => inserted.find((row) => row.channel === channel) ?? []);
}

/**
 * Stores an enquiry, its deliveries, its person and its reminders in one transaction, unless its key exists. It is
 * idempotent.
 *
 * @param submission to store
 * @returns what is stored under the key: this enquiry, or an earlier one
 * @throws if D1 fails or times out: the enquiry may be stored nevertheless, now or later
 */
export async function storeEnquiry(
  env: Env,
  submission: Submission,
  { firstAttempt, limit }: StoreOptions,
): Promise<StoredEnquiry> {
  const db = drizzle(env.DB);
  const { kind, enquiry } = submission;
  const isOwn = eq(tableOf(kind).requestId, enquiry.requestId);
  const queries = selectStored(db, submission);
  const statements: Statements = [
    ...insertEnquiry(db, submission),
    ...insertDeliveries(db, submission, firstAttempt),
    ...assign(env, db, submission, and(isStored(kind, enquiry), isOwn)),
    ...queries,
  ];
  const results = await writeWithRetries(async () => db.batch(statements), limit);
  // A batch has one result for each statement: those of the queries are the last ones.
  const [recent, inserted, [stored]] = results.slice(-queries.length) as [
    Awaited<(typeof queries)[0]>,
    Awaited<(typeof queries)[1]>,
    Awaited<(typeof queries)[2]>,
  ];
  if (!stored) throw new Error("The stored enquiry was not found.");
  const isNew = stored.requestId === enquiry.requestId;
  return { stored, isNew, firstAttempts: isNew ? attemptedNow(submission, recent, inserted) : [] };
}

/**
 * Finds the stored enquiry that a submission repeats. It does not throw: without an answer of D1 there is none.
 *
 * @returns undefined if there is none, or if its key was made from content more than an hour ago
 */
export async function findRepeated(
  env: Env,
  kind: EnquiryKind,
  repeated: Pick<Enquiry, "id" | "idempotencyKey" | "contentHash" | "createdAt"> &
    Pick<Submission, "keyIsContent">,
): Promise<Enquiry | undefined> {
  const table = tableOf(kind);
  const since = addMs(repeated.createdAt, -repeatWindowMs);
  const query = drizzle(env.DB)
    .select()
    .from(table)
    .where(
      and(
        isStored(kind, repeated),
        eq(table.contentHash, repeated.contentHash),
        repeated.keyIsContent ? gt(table.createdAt, since) : undefined,
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

/** A stored enquiry with its kind. */
export interface FoundEnquiry {
  kind: EnquiryKind;
  enquiry: Enquiry;
}

/** A stored enquiry of any kind; undefined if it was deleted. */
export async function findEnquiry(env: Env, id: string): Promise<FoundEnquiry | undefined> {
  const db = drizzle(env.DB);
  const rows = await Promise.all(
    enquiryKinds.map(async (kind) =>
      db
        .select()
        .from(tableOf(kind))
        .where(eq(tableOf(kind).id, id))
        .limit(1),
    ),
  );
  return rows.flatMap(([enquiry], index) => {
    const kind = enquiryKinds[index];
    return enquiry && kind ? [{ kind, enquiry }] : [];
  })[0];
}
