import { and, asc, count, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryKinds, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { TaskError } from "../task-error";
import { quarantineMail, type DigestEntry } from "./channels/digest-mail";
import { sendMail } from "./channels/mail";
import { splitMail } from "./channels/mail-layout";
import type { Enquiry } from "./store";

/** Enquiries of each kind in the mails of one day. */
const maxListed = 90;

/** The time of the day's first run of the cron. */
function firstRunOfDay(now: Date): string {
  const firstRun = new Date(now);
  firstRun.setUTCHours(firstHour, 0, 0, 0);
  return firstRun.toISOString();
}

/** The hour of the day's first attempt, in UTC: nine in the morning in Dubai. */
const firstHour = 5;

const notNotified = (kind: EnquiryKind, before: string) => {
  const { spam, quarantineNotifiedAt, createdAt } = tableOf(kind);
  return and(isNotNull(spam), isNull(quarantineNotifiedAt), lt(createdAt, before));
};

/**
 * Mails the staff the enquiries that were quarantined before today's first run, once. The next run retries
 * a failed mail.
 *
 * @throws if the mail or D1 fails
 */
export async function notifyOfQuarantined(env: Env, now = new Date()): Promise<void> {
  const db = drizzle(env.DB);
  const before = firstRunOfDay(now);
  const quarantinedByKind = await Promise.all(
    enquiryKinds.map(async (kind) => {
      const table = tableOf(kind);
      const quarantined = notNotified(kind, before);
      const [rows, [all]] = await db.batch([
        db.select().from(table).where(quarantined).orderBy(asc(table.createdAt)).limit(maxListed),
        db.select({ rows: count() }).from(table).where(quarantined),
      ]);
      return { kind, rows, remaining: (all?.rows ?? 0) - rows.length };
    }),
  );
  const listed = quarantinedByKind.flatMap(({ kind, rows }) =>
    rows.map((row): DigestEntry => ({ kind, enquiry: row as Enquiry })),
  );
  if (listed.length === 0) return;
  const remaining = quarantinedByKind.reduce((sum, one) => sum + one.remaining, 0);
  for (const { part, mail } of splitMail(listed, (entries) =>
    quarantineMail(entries, remaining, env),
  )) {
    const outcome = await sendMail(env, mail);
    if (!outcome.delivered) throw new TaskError(outcome.code);
    for (const kind of enquiryKinds) {
      const ids = part.filter((entry) => entry.kind === kind).map(({ enquiry }) => enquiry.id);
      const table = tableOf(kind);
      if (ids.length > 0)
        await writeWithRetries(async () =>
          db
            .update(table)
            .set({ quarantineNotifiedAt: now.toISOString() })
            .where(inArray(table.id, ids)),
        );
    }
    log.info("quarantine-mailed", { quarantined: part.length });
  }
}
