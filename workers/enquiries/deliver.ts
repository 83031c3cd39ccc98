import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { type ChannelName, type Delivery, deliveries, tableOf } from "../db/schema";
import { writeSafely } from "../db/write";
import { faultName, log } from "../log";
import { claimUntil, mostAttempts, nextAttempt } from "./backoff";
import type { Channel, Outcome } from "./channels/channel";
import { channelsOf } from "./channels/channels";
import { type Enquiry, firstDelivery } from "./store";

/** Deliveries of one claim. */
const claimSize = 8;
/** Claims of one run, shared by the channels: 50 calls to other services are all that one may make. */
const claimsPerRun = 4;
/** Deliveries of a channel under way at once: a run may have six connections, and the channels share them. */
const atOnce = 3;

/** What a try leaves of its row. */
function settled({ attempts }: Delivery, outcome: Outcome, now: Date) {
  if (outcome.delivered)
    return { state: "sent" as const, lastError: null, settledAt: now.toISOString() };
  if (outcome.final || attempts >= mostAttempts)
    return { state: "failed" as const, lastError: outcome.code, settledAt: now.toISOString() };
  return { lastError: outcome.code, nextAt: nextAttempt(attempts, now) };
}

function report({ enquiryId: id, channel, attempts }: Delivery, outcome: Outcome, failed: boolean) {
  if (outcome.delivered) return log.info("delivered", { id, channel, attempts });
  const facts = { id, channel, attempts, error: outcome.code };
  if (failed) return log.error("delivery-failed", facts);
  return outcome.alarming
    ? log.error("delivery-needs-you", facts)
    : log.info("delivery-postponed", facts);
}

/** Makes one claimed try and notes what became of it. It never throws: the claim runs out by itself. */
async function attempt(
  env: Env,
  channel: Channel,
  delivery: Delivery,
  enquiry: Enquiry | undefined,
  now: Date,
): Promise<void> {
  try {
    const outcome: Outcome = enquiry
      ? await channel.deliver(delivery.kind, enquiry, env)
      : { delivered: false, code: "enquiry-gone", final: true };
    const change = settled(delivery, outcome, now);
    await writeSafely(async () =>
      drizzle(env.DB)
        .update(deliveries)
        .set(change)
        // Only while the claim is ours: a later one knows better.
        .where(and(eq(deliveries.id, delivery.id), eq(deliveries.attempts, delivery.attempts))),
    );
    report(delivery, outcome, change.state === "failed");
  } catch (error) {
    log.error("delivery-not-noted", { id: delivery.enquiryId, error: faultName(error) });
  }
}

/** The first attempt, right after an enquiry was stored: its rows were claimed as they were written. */
export async function deliverNow(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  channels: readonly ChannelName[],
): Promise<void> {
  const chosen = channelsOf(env).filter(({ name }) => channels.includes(name));
  await Promise.all(
    chosen.map(async (channel) =>
      attempt(env, channel, firstDelivery(kind, enquiry, channel.name), enquiry, new Date()),
    ),
  );
}

/** Takes what has been due longest, in one statement, so that no two runs take the same. */
async function claimDue(env: Env, channel: ChannelName, now: Date): Promise<Delivery[]> {
  const db = drizzle(env.DB);
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.state, "waiting"),
        eq(deliveries.channel, channel),
        lte(deliveries.nextAt, now.toISOString()),
      ),
    )
    .orderBy(asc(deliveries.nextAt))
    .limit(claimSize);
  return db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAt: claimUntil(now) })
    .where(inArray(deliveries.id, due))
    .returning();
}

async function enquiriesOf(env: Env, claimed: Delivery[]): Promise<Map<string, Enquiry>> {
  const kinds = [...new Set(claimed.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = claimed.filter((row) => row.kind === kind).map(({ enquiryId }) => enquiryId);
      const table = tableOf(kind);
      return drizzle(env.DB).select().from(table).where(inArray(table.id, ids));
    }),
  );
  return new Map(found.flat().map((enquiry) => [enquiry.id, enquiry as Enquiry]));
}

/** One channel's share of a run: claims until nothing is due or the run's share is used up. */
async function runClaims(env: Env, channel: Channel, claims: number, begin: Date): Promise<void> {
  const begun = Date.now();
  for (let made = 0; made < claims; made += 1) {
    // Counted from each claim: where a service is slow, one made from the run's beginning could be
    // over before its turn came, and the next run would send the same.
    const now = new Date(begin.getTime() + Date.now() - begun);
    const claimed = await claimDue(env, channel.name, now);
    const enquiries = await enquiriesOf(env, claimed);
    for (let start = 0; start < claimed.length; start += atOnce)
      await Promise.all(
        claimed
          .slice(start, start + atOnce)
          .map(async (row) => attempt(env, channel, row, enquiries.get(row.enquiryId), now)),
      );
    if (claimed.length < claimSize) return;
  }
}

async function runChannel(env: Env, channel: Channel, claims: number, now: Date): Promise<void> {
  try {
    await runClaims(env, channel, claims, now);
  } catch (error) {
    log.error("delivery-run-failed", { channel: channel.name, error: faultName(error) });
  }
}

/**
 * Delivers what is due, the channels side by side so that one that hangs holds up no other.
 *
 * @param now the run's time: what is due by then is taken
 */
export async function deliverDue(env: Env, now = new Date()): Promise<void> {
  const channels = channelsOf(env);
  const claims = Math.floor(claimsPerRun / channels.length);
  await Promise.all(channels.map(async (channel) => runChannel(env, channel, claims, now)));
}
