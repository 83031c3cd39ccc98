import { and, eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import {
  type ChannelName,
  type Delivery,
  deliveries,
  type EnquiryRecord,
  tableOf,
} from "../db/schema";
import { writeSafely } from "../db/write";
import { claimUntil } from "./backoff";

/** For so long, in ms, the same content without a key of its own counts as sent once. */
const repeatsWithin = 60 * 60 * 1000;

/** An enquiry as stored: its record and its answers. */
export type Enquiry = Omit<EnquiryRecord, "spam"> & { spam: string | null } & Readonly<
    Record<string, string | null>
  >;

interface Order {
  kind: EnquiryKind;
  enquiry: Enquiry;
  /** Where it goes. None for what looks like spam. */
  channels: readonly ChannelName[];
  /** Whether the key was made from the content, and so does not hold for ever. */
  keyIsContent: boolean;
}

/** A delivery's row as the first attempt, which begins at once, has claimed it. */
export const firstDelivery = (
  kind: EnquiryKind,
  enquiry: Enquiry,
  channel: ChannelName,
): Delivery => ({
  id: `${enquiry.id}/${channel}`,
  enquiryId: enquiry.id,
  kind,
  channel,
  state: "waiting",
  attempts: 1,
  nextAt: claimUntil(new Date(enquiry.createdAt)),
  lastError: null,
  createdAt: enquiry.createdAt,
  settledAt: null,
});

/**
 * Stores an enquiry and its deliveries, all or none, unless its key is taken. It can be done twice.
 *
 * @returns the id and content hash of what is stored under the key: of this enquiry, or of the one
 *   that came before it
 * @throws where D1 fails: then nobody may say that the enquiry was sent
 */
export async function storeEnquiry(env: Env, { kind, enquiry, channels, keyIsContent }: Order) {
  const db = drizzle(env.DB);
  const table = tableOf(kind);
  const { idempotencyKey } = enquiry;
  const old = new Date(Date.parse(enquiry.createdAt) - repeatsWithin).toISOString();
  const releaseKey = db
    .update(table)
    .set({ idempotencyKey: sql`${table.idempotencyKey} || ':' || ${table.id}` })
    .where(and(eq(table.idempotencyKey, idempotencyKey), lt(table.createdAt, old)));
  const store = db.insert(table).values(enquiry).onConflictDoNothing();
  // From the enquiry's own row, so that there is none for an enquiry whose key was taken.
  const outbox = channels.map((channel) => {
    const row = firstDelivery(kind, enquiry, channel);
    return db
      .insert(deliveries)
      .select(
        db
          .select({
            id: sql`${row.id}`.as("id"),
            enquiryId: table.id,
            kind: sql`${row.kind}`.as("kind"),
            channel: sql`${row.channel}`.as("channel"),
            state: sql`${row.state}`.as("state"),
            attempts: sql`${row.attempts}`.as("attempts"),
            nextAt: sql`${row.nextAt}`.as("next_at"),
            lastError: sql`null`.as("last_error"),
            createdAt: table.createdAt,
            settledAt: sql`null`.as("settled_at"),
          })
          .from(table)
          .where(eq(table.id, enquiry.id)),
      )
      .onConflictDoNothing();
  });
  const look = db
    .select({ id: table.id, contentHash: table.contentHash })
    .from(table)
    .where(eq(table.idempotencyKey, idempotencyKey));
  const batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [store, ...outbox, look];
  const results = await writeSafely(async () =>
    db.batch(keyIsContent ? [releaseKey, ...batch] : batch),
  );
  const [stored] = results.at(-1) as Awaited<typeof look>;
  if (!stored) throw new Error("The enquiry is not there after it was stored.");
  return stored;
}
