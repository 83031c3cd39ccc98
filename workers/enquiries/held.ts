import { and, asc, count, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryTables, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { heldMail, type Listed } from "./channels/list-mail";
import { sendMail } from "./channels/mail";
import type { Enquiry } from "./store";

/** Of each kind, so many are listed in one mail. */
const mostListed = 90;

const kinds = Object.keys(enquiryTables) as EnquiryKind[];

/** The beginning of the day in which a moment lies, as the cron has it: its first run. */
function dayBegan(now: Date): string {
  const began = new Date(now);
  began.setUTCHours(firstHour, 0, 0, 0);
  return began.toISOString();
}

/** The hour, in UTC, of the day's first try: nine in the morning in Dubai. */
const firstHour = 5;

const untold = (kind: EnquiryKind, before: string) => {
  const { spam, heldToldAt, createdAt } = tableOf(kind);
  return and(isNotNull(spam), isNull(heldToldAt), lt(createdAt, before));
};

/**
 * Tells the staff of what was set aside as spam before today's first run and not told yet, in one
 * mail; none where there is nothing. A mail that fails is tried again with the next run.
 */
export async function tellHeld(env: Env, now = new Date()): Promise<void> {
  const db = drizzle(env.DB);
  const before = dayBegan(now);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const table = tableOf(kind);
      const held = untold(kind, before);
      const [rows, [all]] = await db.batch([
        db.select().from(table).where(held).orderBy(asc(table.createdAt)).limit(mostListed),
        db.select({ rows: count() }).from(table).where(held),
      ]);
      return { kind, rows, waiting: (all?.rows ?? 0) - rows.length };
    }),
  );
  const listed = found.flatMap(({ kind, rows }) =>
    rows.map((row): Listed => ({ kind, enquiry: row as Enquiry })),
  );
  if (listed.length === 0) return;
  const waiting = found.reduce((sum, one) => sum + one.waiting, 0);
  const outcome = await sendMail(env, heldMail(listed, waiting, env));
  if (!outcome.delivered) {
    log.error("held-mail-failed", { held: listed.length, error: outcome.code });
    return;
  }
  for (const { kind, rows } of found) {
    const ids = rows.map(({ id }) => id);
    const table = tableOf(kind);
    if (ids.length > 0)
      await writeWithRetries(async () =>
        db.update(table).set({ heldToldAt: now.toISOString() }).where(inArray(table.id, ids)),
      );
  }
  log.info("held-mailed", { held: listed.length });
}
