import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { BaseSQLiteDatabase, SQLiteColumn } from "drizzle-orm/sqlite-core";
// Commands for staff import this file without a build, so imports have extensions.
import { type Delivery, deliveries, noNetwork, tableOf } from "./schema.ts";

type NewDelivery = Pick<
  Delivery,
  "id" | "enquiryId" | "kind" | "channel" | "nextAt" | "createdAt"
> &
  Partial<Pick<Delivery, "attempts" | "network">>;

/** The condition for the deliveries of a channel that are due. */
export const whereDue = (channel: Delivery["channel"], now: Date) =>
  and(
    eq(deliveries.state, "waiting"),
    eq(deliveries.channel, channel),
    lte(deliveries.nextAt, now.toISOString()),
  );

/** A delivery that waits. */
export const newDelivery = ({
  attempts = 0,
  network = noNetwork,
  ...row
}: NewDelivery): Delivery => ({
  ...row,
  state: "waiting",
  attempts,
  unfinished: attempts,
  lastError: null,
  settledAt: null,
  network,
});

type ReleasedEnquiry = Pick<Delivery, "kind" | "createdAt"> & { id: string };

/**
 * The statements that release a quarantined enquiry: the next run of the cron delivers it. A repeat changes nothing.
 *
 * @param channels that deliver it
 */
export function releaseStatements(
  db: BaseSQLiteDatabase<"async", unknown>,
  { kind, id, createdAt }: ReleasedEnquiry,
  channels: readonly Delivery["channel"][],
) {
  const table = tableOf(kind);
  const nextAt = new Date().toISOString();
  const rows = channels.map((channel) =>
    newDelivery({ id: `${id}/${channel}`, enquiryId: id, kind, channel, nextAt, createdAt }),
  );
  return [
    db.update(table).set({ spam: null }).where(eq(table.id, id)),
    db.insert(deliveries).values(rows).onConflictDoNothing(),
  ] as const;
}

/** The values of a new delivery that are not the same for all. */
interface DeliveryRow {
  id: SQL;
  /** The column of the row that the delivery is selected from. */
  enquiryId: SQLiteColumn;
  kind: Delivery["kind"] | SQLiteColumn;
  channel: Delivery["channel"];
  /** When the first attempt is due, as ISO 8601. */
  nextAt: string;
  /** When the delivery began to wait; when it is due by default. */
  createdAt?: SQLiteColumn;
  attempts?: number;
  network?: number;
}

/** The columns of a waiting delivery, for an insert that selects it from another row. */
export const waitingDelivery = ({
  id,
  enquiryId,
  kind,
  channel,
  nextAt,
  createdAt,
  attempts = 0,
  network = noNetwork,
}: DeliveryRow) => ({
  id: id.as("id"),
  enquiryId,
  kind: typeof kind === "string" ? sql`${kind}`.as("kind") : kind,
  channel: sql`${channel}`.as("channel"),
  state: sql`'waiting'`.as("state"),
  attempts: sql`${attempts}`.as("attempts"),
  unfinished: sql`${attempts}`.as("unfinished"),
  nextAt: sql`${nextAt}`.as("next_at"),
  lastError: sql`null`.as("last_error"),
  createdAt: createdAt ?? sql`${nextAt}`.as("created_at"),
  settledAt: sql`null`.as("settled_at"),
  network: sql`${network}`.as("network"),
});
