import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { type ChannelName, type Delivery, deliveries, tableOf } from "../db/schema";
import { writeSafely } from "../db/write";
import { faultName, log } from "../log";
import type { Channel, Outcome } from "./channels/channel";
import { channelsOf } from "./channels/channels";
import { gatheredMail } from "./channels/list-mail";
import type { Listed } from "./channels/list-mail";
import { sendMail } from "./channels/mail";
import { crowd, crowdWindow, gatherEvery, gatherSize } from "./crowd";
import { type Enquiry, firstDelivery } from "./store";
import { atOnce, claimSize, claimUntil, mostAttempts, nextAttempt } from "./timing";

/** Claims of one run, shared by the channels: 50 calls to other services are all that one may make. */
const claimsPerRun = 4;

/** Values that one statement may have: D1 takes 100. */
const mostValues = 90;

const pagesOf = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / mostValues) }, (_, page) =>
    values.slice(page * mostValues, (page + 1) * mostValues),
  );

const gone: Outcome = { delivered: false, code: "enquiry-gone", final: true };

/** What a try leaves of its row. */
function settled({ attempts }: Delivery, outcome: Outcome, now: Date) {
  if (outcome.delivered)
    return { state: "sent" as const, lastError: null, settledAt: now.toISOString() };
  if (outcome.final || attempts >= mostAttempts)
    return { state: "failed" as const, lastError: outcome.code, settledAt: now.toISOString() };
  return { lastError: outcome.code, nextAt: nextAttempt(attempts, now) };
}

/**
 * Notes what became of a try, but only while the claim is ours: a later one knows better.
 *
 * @param tried one delivery, or several that were tried as often
 */
const settle = (
  env: Env,
  [first, ...others]: [Delivery, ...Delivery[]],
  result: Outcome,
  now: Date,
) =>
  drizzle(env.DB)
    .update(deliveries)
    .set(settled(first, result, now))
    .where(
      and(
        inArray(
          deliveries.id,
          [first, ...others].map(({ id }) => id),
        ),
        eq(deliveries.attempts, first.attempts),
      ),
    );

function report(delivery: Delivery, outcome: Outcome, now: Date) {
  const { enquiryId: id, channel, attempts } = delivery;
  const failed = settled(delivery, outcome, now).state === "failed";
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
    const outcome: Outcome = enquiry ? await channel.deliver(delivery.kind, enquiry, env) : gone;
    await writeSafely(async () => settle(env, [delivery], outcome, now));
    report(delivery, outcome, now);
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

const isDue = (channel: ChannelName, now: Date) =>
  and(
    eq(deliveries.state, "waiting"),
    eq(deliveries.channel, channel),
    lte(deliveries.nextAt, now.toISOString()),
  );

/** Takes what has been due longest, in one statement, so that no two runs take the same. */
async function claimDue(env: Env, channel: ChannelName, now: Date, size: number) {
  const db = drizzle(env.DB);
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(isDue(channel, now))
    .orderBy(asc(deliveries.nextAt))
    .limit(size);
  return db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAt: claimUntil(channel, now) })
    .where(inArray(deliveries.id, due))
    .returning();
}

/** The claimed deliveries' enquiries, by id. One that was forgotten meanwhile is not there. */
async function enquiriesOf(env: Env, claimed: Delivery[]): Promise<Map<string, Enquiry>> {
  const kinds = [...new Set(claimed.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.flatMap((kind) => {
      const table = tableOf(kind);
      const ids = claimed.filter((row) => row.kind === kind).map(({ enquiryId }) => enquiryId);
      return pagesOf(ids).map(async (page) =>
        drizzle(env.DB).select().from(table).where(inArray(table.id, page)),
      );
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
    const claimed = await claimDue(env, channel.name, now, claimSize);
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

/** Whether more mails came within the window, or are due now, than the staff should get one by one. */
async function isCrowded(env: Env, now: Date): Promise<boolean> {
  const db = drizzle(env.DB);
  const since = new Date(now.getTime() - crowdWindow).toISOString();
  const some = (which: SQL | undefined) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(which)
      .limit(crowd + 1);
  const came = and(eq(deliveries.channel, "mail"), gt(deliveries.createdAt, since));
  const [recent, due] = await db.batch([some(came), some(isDue("mail", now))]);
  return recent.length > crowd || due.length > crowd;
}

/** Notes what became of many tries in few statements: those that were tried as often go together. */
async function settleAll(
  env: Env,
  tried: readonly { delivery: Delivery; outcome: Outcome }[],
  now: Date,
): Promise<void> {
  const alike = new Map<string, typeof tried>();
  for (const one of tried) {
    const group = `${one.delivery.attempts} ${one.outcome.delivered || one.outcome.code}`;
    alike.set(group, [...(alike.get(group) ?? []), one]);
  }
  const pages = [...alike.values()].flatMap(pagesOf);
  const statements = pages.flatMap((page) => {
    const [first, ...others] = page.map(({ delivery }) => delivery);
    return first && page[0] ? [settle(env, [first, ...others], page[0].outcome, now)] : [];
  });
  const [first, ...others] = statements;
  if (first) await writeSafely(async () => drizzle(env.DB).batch([first, ...others]));
  for (const { delivery, outcome } of tried) report(delivery, outcome, now);
}

/** Sends one mail that lists what is due, and notes what became of it for each. */
async function mailGathered(env: Env, now: Date): Promise<void> {
  const claimed = await claimDue(env, "mail", now, gatherSize);
  const enquiries = await enquiriesOf(env, claimed);
  const listed = claimed.flatMap(({ kind, enquiryId }): Listed[] => {
    const enquiry = enquiries.get(enquiryId);
    return enquiry ? [{ kind, enquiry }] : [];
  });
  const outcome = listed.length > 0 ? await sendMail(env, gatheredMail(listed, env)) : gone;
  const tried = claimed.map((delivery) => ({
    delivery,
    outcome: enquiries.has(delivery.enquiryId) ? outcome : gone,
  }));
  await settleAll(env, tried, now);
}

/** The channel's share of a run: each by itself, or all in one mail where there are too many. */
async function runChannel(env: Env, channel: Channel, claims: number, now: Date): Promise<void> {
  try {
    const crowded = channel.name === "mail" && (await isCrowded(env, now));
    if (!crowded) await runClaims(env, channel, claims, now);
    else if (now.getUTCMinutes() % gatherEvery === 0) await mailGathered(env, now);
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
