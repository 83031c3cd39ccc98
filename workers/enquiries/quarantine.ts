import {
  and,
  count,
  desc,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  sql,
} from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryKinds, enquiryTables, tableOf } from "../db/schema";
import { writeWithRetries, pagesOf } from "../db/write";
import { log, TaskError } from "../log";
import { sendMail } from "../mail/mail";
import { splitMail } from "../mail/mail-blocks";
import type { Enquiry } from "../records/enquiry";
import { type DigestEntry, quarantineMail, quarantineRows } from "./digest-mail";
import { deleteOldNotifications, leaseNotification, settleNotification } from "./notifications";

/** Senders of each kind in the mails of one run. */
const maxSenders = 200;

/** The time of the day's first run of the cron. */
function firstRunOfDay(now: Date): string {
  const firstRun = new Date(now);
  firstRun.setUTCHours(firstHour, 0, 0, 0);
  return firstRun.toISOString();
}

/** The hour of the day's first attempt, in UTC: nine in the morning in Dubai. */
const firstHour = 5;

/** What distinguishes senders. */
const senderOf = ({ email, phone }: typeof enquiryTables.viewing) =>
  sql<string>`lower(${email}) || ' ' || ${phone}`;

const sendersTable = (kind: EnquiryKind) => enquiryTables[kind] as typeof enquiryTables.viewing;

const notNotified = (kind: EnquiryKind, before: string) => {
  const { spam, quarantineNotifiedAt, createdAt } = tableOf(kind);
  return and(isNotNull(spam), isNull(quarantineNotifiedAt), lt(createdAt, before));
};

/** The newest enquiry of each sender, the newest senders first, with the number of the sender's enquiries. */
function selectSenders(env: Env, kind: EnquiryKind, before: string) {
  const table = sendersTable(kind);
  // SQLite takes the other columns from the row with the maximum: https://sqlite.org/lang_select.html#bareagg
  return drizzle(env.DB)
    .select({
      enquiry: getTableColumns(tableOf(kind)),
      sender: senderOf(table),
      enquiries: count(),
      newest: max(table.createdAt),
    })
    .from(tableOf(kind))
    .where(notNotified(kind, before))
    .groupBy(senderOf(table))
    .orderBy(desc(max(table.createdAt)))
    .limit(maxSenders + 1);
}

interface QuarantinedSender extends DigestEntry {
  sender: string;
  /** The number of the sender's enquiries, of which the newest is listed. */
  enquiries: number;
}

/** Records that the staff were notified of the quarantined enquiries of senders. */
async function recordNotified(
  env: Env,
  listed: readonly QuarantinedSender[],
  before: string,
  now: Date,
): Promise<void> {
  for (const kind of enquiryKinds) {
    const senders = listed.filter((one) => one.kind === kind).map(({ sender }) => sender);
    for (const page of pagesOf(senders))
      await writeWithRetries(async () =>
        drizzle(env.DB)
          .update(tableOf(kind))
          .set({ quarantineNotifiedAt: now.toISOString() })
          .where(and(notNotified(kind, before), inArray(senderOf(sendersTable(kind)), page))),
      );
  }
}

/**
 * Mails the senders of enquiries that were quarantined before a time.
 *
 * @returns whether there are more
 */
async function mailSenders(env: Env, before: string, now: Date): Promise<boolean> {
  const byKind = await Promise.all(
    enquiryKinds.map(async (kind) =>
      (await selectSenders(env, kind, before)).map(
        ({ enquiry, sender, enquiries }): QuarantinedSender => ({
          kind,
          enquiry: enquiry as Enquiry,
          sender,
          enquiries,
        }),
      ),
    ),
  );
  const remain = byKind.some((senders) => senders.length > maxSenders);
  const listed = byKind
    .flatMap((senders) => senders.slice(0, maxSenders))
    .toSorted((one, other) => (one.enquiry.createdAt < other.enquiry.createdAt ? 1 : -1))
    .map((sender) => ({ ...sender, rows: quarantineRows(env, sender, now) }));
  if (listed.length === 0) return false;
  for (const { part, mail } of await splitMail(listed, async (senders) =>
    quarantineMail(senders, remain, env),
  )) {
    const outcome = await sendMail(env, mail);
    if (!outcome.delivered) throw new TaskError(outcome.code);
    await recordNotified(env, part, before, now);
    log.info("quarantine-mailed", { senders: part.length });
  }
  return remain;
}

/**
 * Mails the staff the enquiries that were quarantined before today's first run, once: the newest first, and those of
 * one sender as one. The next run retries a failed mail, and lists the senders above the limit of one run.
 *
 * @throws if the mail or D1 fails
 */
export async function notifyOfQuarantined(env: Env, now = new Date()): Promise<void> {
  const before = firstRunOfDay(now);
  const id = `quarantine/${before}`;
  if (!(await leaseNotification(env, id, now))) return;
  let settled = false;
  try {
    settled = !(await mailSenders(env, before, now));
  } finally {
    await settleNotification(env, id, settled, now);
  }
  await deleteOldNotifications(env, "quarantine/", now);
}
