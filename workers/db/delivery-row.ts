import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Delivery } from "./schema";

type NewDelivery = Pick<
  Delivery,
  "id" | "enquiryId" | "kind" | "channel" | "nextAt" | "createdAt"
> &
  Partial<Pick<Delivery, "attempts" | "network">>;

/** A delivery that waits. */
export const newDelivery = ({ attempts = 0, network = 0, ...row }: NewDelivery): Delivery => ({
  ...row,
  state: "waiting",
  attempts,
  unfinished: attempts,
  lastError: null,
  settledAt: null,
  network,
});

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
  network = 0,
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
