import { and, desc, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { waitingDelivery } from "../db/delivery-row";
import { type Delivery, deliveries, tableOf } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import { assign } from "../desk/assign";
import { errorName, log } from "../log";
import type { Enquiry, Submission } from "../records/enquiry";
import { mayGetAnother } from "../records/recipients";
import { deliveryLeaseEnd, storeTimeoutMs } from "../records/timing";
import { withTimeout } from "../timeout";
import { repeatWindowMs } from "./key";
import { quietNetworks, recentMails } from "./mail-networks";

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

interface StoreOptions {
  /**
   * Who makes the first attempt of each delivery. For the caller, the deliveries are stored as leased, so that the
   * cron does not make it too: it has to call `attemptDelivery` for each. For the cron, they are stored as due.
   *
   * The mails of a flood are stored as leased too: whether a digest has them is known only from the mails that the same
   * transaction counts. The caller leaves them out, and after the lease they are due, for a digest or the next run. So
   * their first attempt does not count as killed (delivery-attempts.ts).
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

/**
 * Inserts the deliveries of all channels, if this submission has stored or released the enquiry: each is selected from
 * the enquiry's row, so that there is none if the key belongs to another one. A visitor who had too many
 * acknowledgements gets none.
 */
function insertDeliveries(
  db: Database,
  { kind, enquiry, channels, network = 0 }: Submission,
  firstAttempt: StoreOptions["firstAttempt"],
) {
  const table = tableOf(kind);
  const now = new Date().toISOString();
  return channels.map((channel) => {
    const leaseEnd = deliveryLeaseEnd(channel, new Date(enquiry.createdAt));
    const columns = waitingDelivery({
      id: sql`${table.id} || ${`/${channel}`}`,
      enquiryId: table.id,
      kind,
      channel,
      ...(firstAttempt === "caller" ? { attempts: 1, nextAt: leaseEnd } : { nextAt: now }),
      createdAt: table.createdAt,
      network,
    });
    const isOwn = eq(table.requestId, enquiry.requestId);
    const isAllowed = channel === "visitor" ? mayGetAnother(enquiry) : undefined;
    const stored = db
      .select(columns)
      .from(table)
      .where(and(isStored(kind, enquiry), isOwn, isAllowed));
    return db.insert(deliveries).select(stored).onConflictDoNothing();
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
