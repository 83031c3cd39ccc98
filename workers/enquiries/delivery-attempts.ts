import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { whereDue } from "../db/delivery-row";
import { type ChannelName, type Delivery, deliveries, tableOf } from "../db/schema";
import { writeWithRetries, pagesOf } from "../db/write";
import { errorName, log } from "../log";
import { type Outcome, needsCorrection } from "../records/channel";
import type { Enquiry } from "../records/enquiry";
import { deliveryLeaseEnd, maxAttempts, nextAttempt } from "../timing";
import { enabledChannels } from "./channels";

/** The outcome for an enquiry that was deleted before its delivery. */
const enquiryDeleted: Outcome = { delivered: false, code: "enquiry-gone", final: true };

/** The outcome after the maximum of attempts, of which the last ended without one: their runs were killed. */
const withoutOutcome: Outcome = { delivered: false, code: "no-outcome", final: true };

/** The outcome for an enquiry whose mail or post could not be written. It is retried: a deployment may correct that. */
const notWritten: Outcome = { delivered: false, code: "not-written" };

/**
 * The outcome of a leased delivery. An error of the attempt has one too, otherwise the delivery would be leased again
 * without end.
 *
 * @param deliver makes the attempt, if there is to be one
 */
export async function outcomeOf<T = Outcome>(
  { enquiryId: id, attempts }: Delivery,
  enquiry: Enquiry | undefined,
  deliver: (enquiry: Enquiry) => T | Promise<T>,
): Promise<T | Outcome> {
  if (!enquiry) return enquiryDeleted;
  if (attempts > maxAttempts) return withoutOutcome;
  try {
    return await deliver(enquiry);
  } catch (error) {
    log.error("delivery-not-written", { id, error: errorName(error) });
    return notWritten;
  }
}

interface LeaseOptions {
  /** The maximum number of deliveries. */
  size: number;
  /** The duration of the lease; by default that of `leaseSize` deliveries. */
  durationMs?: number;
  /** The deliveries that may be leased; all without it. */
  condition?: SQL | undefined;
}

/**
 * Leases the oldest due deliveries: for each, this run alone may make the next attempt until the lease ends.
 *
 * `unfinished` counts attempts without an outcome. One is normal: the first attempt of a mail in a flood is leased and
 * not made (`toAttempt` in store.ts). With more, runs were killed, perhaps by one delivery that costs more than a run
 * may. So deliveries of killed runs are leased apart, and half as many after each, until that one is alone.
 */
export async function leaseDue(
  env: Env,
  channel: ChannelName,
  now: Date,
  { size, durationMs, condition }: LeaseOptions,
) {
  const db = drizzle(env.DB);
  const { id, nextAt, attempts, unfinished } = deliveries;
  const due = and(whereDue(channel, now), condition);
  const [oldest] = await db
    .select({ unfinished })
    .from(deliveries)
    .where(due)
    .orderBy(asc(nextAt))
    .limit(1);
  if (!oldest) return [];
  const killedRuns = Math.max(oldest.unfinished - 1, 0);
  const alike = killedRuns > 0 ? eq(unfinished, oldest.unfinished) : lte(unfinished, 1);
  const ids = db
    .select({ id })
    .from(deliveries)
    .where(and(due, alike))
    .orderBy(asc(nextAt))
    .limit(Math.max(Math.floor(size / 2 ** killedRuns), 1));
  // One statement, so that concurrent runs do not lease the same.
  return db
    .update(deliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      unfinished: sql`${unfinished} + 1`,
      nextAt: deliveryLeaseEnd(channel, now, durationMs),
    })
    .where(inArray(id, ids))
    .returning();
}

/** The enquiries of leased deliveries by id, without deleted ones. */
export async function enquiriesOf(env: Env, leased: Delivery[]): Promise<Map<string, Enquiry>> {
  const kinds = [...new Set(leased.map(({ kind }) => kind))];
  const rowsByPage = await Promise.all(
    kinds.flatMap((kind) => {
      const table = tableOf(kind);
      const ids = leased.filter((row) => row.kind === kind).map(({ enquiryId }) => enquiryId);
      return pagesOf(ids).map(async (page) =>
        drizzle(env.DB).select().from(table).where(inArray(table.id, page)),
      );
    }),
  );
  return new Map(rowsByPage.flat().map((enquiry) => [enquiry.id, enquiry as Enquiry]));
}

interface DeliveryAttempt {
  delivery: Delivery;
  outcome: Outcome;
}

/** The columns of a delivery after an attempt. */
function columnsAfterAttempt({ attempts }: Delivery, outcome: Outcome, now: Date) {
  if (outcome.delivered)
    return { state: "sent" as const, lastError: null, settledAt: now.toISOString() };
  if (outcome.final || attempts >= maxAttempts)
    return { state: "failed" as const, lastError: outcome.code, settledAt: now.toISOString() };
  return { unfinished: 0, lastError: outcome.code, nextAt: nextAttempt(attempts, now) };
}

/**
 * The statement that records the same outcome of deliveries with the same number of attempts, unless a later run has
 * leased them.
 */
const outcomeUpdate = (
  env: Env,
  [first, ...others]: [DeliveryAttempt, ...DeliveryAttempt[]],
  now: Date,
) =>
  drizzle(env.DB)
    .update(deliveries)
    .set(columnsAfterAttempt(first.delivery, first.outcome, now))
    .where(
      and(
        inArray(
          deliveries.id,
          [first, ...others].map(({ delivery }) => delivery.id),
        ),
        eq(deliveries.attempts, first.delivery.attempts),
      ),
    );

function logOutcome({ delivery, outcome }: DeliveryAttempt, now: Date) {
  const { enquiryId: id, channel, attempts } = delivery;
  const failed = columnsAfterAttempt(delivery, outcome, now).state === "failed";
  if (outcome.delivered) return log.info("delivered", { id, channel, attempts });
  const logFields = { id, channel, attempts, error: outcome.code };
  if (failed) return log.error("delivery-failed", logFields);
  return needsCorrection(outcome.code)
    ? log.error("delivery-needs-you", logFields)
    : log.info("delivery-postponed", logFields);
}

/**
 * Makes one leased attempt in the delivery's channel, if that is enabled, and records its outcome. It does not throw: the
 * lease expires.
 */
export async function attemptDelivery(
  env: Env,
  delivery: Delivery,
  enquiry: Enquiry | undefined,
  now = new Date(),
): Promise<void> {
  const channel = enabledChannels(env).find(({ name }) => name === delivery.channel);
  if (!channel) return;
  const startedAt = Date.now();
  try {
    const outcome = await outcomeOf(delivery, enquiry, async (stored) =>
      channel.deliver(delivery, stored, env, now),
    );
    const end = new Date(now.getTime() + Date.now() - startedAt);
    await writeWithRetries(async () => outcomeUpdate(env, [{ delivery, outcome }], end));
    logOutcome({ delivery, outcome }, end);
  } catch (error) {
    log.error("delivery-not-noted", { id: delivery.enquiryId, error: errorName(error) });
  }
}

/** Records the outcomes of many attempts in few statements, grouped by attempts and outcome. */
export async function recordOutcomes(
  env: Env,
  attempts: readonly DeliveryAttempt[],
  now: Date,
): Promise<void> {
  const groups = new Map<string, DeliveryAttempt[]>();
  for (const attempt of attempts) {
    const group = `${attempt.delivery.attempts} ${attempt.outcome.delivered || attempt.outcome.code}`;
    groups.set(group, [...(groups.get(group) ?? []), attempt]);
  }
  const pages = [...groups.values()].flatMap(pagesOf);
  const statements = pages.flatMap(([one, ...more]) =>
    one ? [outcomeUpdate(env, [one, ...more], now)] : [],
  );
  const [first, ...others] = statements;
  if (first) await writeWithRetries(async () => drizzle(env.DB).batch([first, ...others]));
  for (const attempt of attempts) logOutcome(attempt, now);
}
