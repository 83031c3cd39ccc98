import { inArray, notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { deliveries, type Delivery, noNetwork } from "../db/schema";
import { cancelReminders } from "../desk/reminders";
import { errorName, log } from "../log";
import { sendMail } from "../mail/mail";
import { type Row, splitMail } from "../mail/mail-blocks";
import type { Channel, Outcome } from "../records/channel";
import { firmChannels } from "../records/recipients";
import { deliveryConcurrency, leaseSize, maxRunDuration } from "../timing";
import { enabledChannels } from "./channels";
import {
  attemptDelivery,
  leaseDue,
  enquiriesOf,
  outcomeOf,
  recordOutcomes,
} from "./delivery-attempts";
import { digestMail, digestRows } from "./digest-mail";
import { digestInterval, digestSize, dueMails, quietNetworks, recentMails } from "./mail-networks";

/**
 * The time now, counted from the start of the run. With a slow service, a lease from the start of the run could end
 * before its attempt, and the next run would send the same.
 */
type Clock = () => Date;

/** The networks whose mails are sent separately now; undefined for all. */
async function findQuietNetworks(env: Env, now: Date): Promise<number[] | undefined> {
  const db = drizzle(env.DB);
  return quietNetworks(...(await db.batch([recentMails(db, now), dueMails(db, now)])));
}

/**
 * Sends mails that list the due enquiries, and records the outcome of each delivery. After a mail that fails, the others
 * are not attempted.
 *
 * @param quiet the networks whose mails are sent separately
 */
async function sendDigest(env: Env, clock: Clock, quiet: number[]): Promise<void> {
  const condition = notInArray(deliveries.network, quiet);
  const lease = { size: digestSize, durationMs: maxRunDuration, condition };
  const leased = await leaseDue(env, "mail", clock(), lease);
  const enquiries = await enquiriesOf(env, leased);
  const listed: { delivery: Delivery; rows: Row[] }[] = [];
  const unlisted: { delivery: Delivery; outcome: Outcome }[] = [];
  for (const delivery of leased) {
    const { kind, enquiryId } = delivery;
    const result = await outcomeOf(delivery, enquiries.get(enquiryId), (enquiry) =>
      digestRows({ kind, enquiry }),
    );
    if (Array.isArray(result)) listed.push({ delivery, rows: result });
    else unlisted.push({ delivery, outcome: result });
  }
  await recordOutcomes(env, unlisted, clock());
  if (listed.length === 0) return;
  let outcome: Outcome = { delivered: true };
  for (const { part, mail } of await splitMail(listed, async (entries) =>
    digestMail(
      entries.map(({ rows }) => rows),
      env,
    ),
  )) {
    if (outcome.delivered) outcome = await sendMail(env, mail);
    // A digest has no links, and a flood must not fill the mailbox with reminders. They are cancelled first: if this run
    // is killed meanwhile, the digest comes again, and cancels them again.
    if (outcome.delivered)
      await cancelReminders(
        env,
        part.map(({ delivery }) => delivery.enquiryId),
      );
    const attempts = part.map(({ delivery }) => ({ delivery, outcome }));
    await recordOutcomes(env, attempts, clock());
  }
}

/**
 * Leases of one run, shared by the channels of enquiries; the others make one each. What is left is due in the next
 * minute, so a backlog does not delay the alerts of its run.
 */
const leasesPerRun = 4;

interface ChannelRun {
  channel: Channel;
  /** The maximum number of leases. */
  leases: number;
  /** The networks whose deliveries are made; all without it. */
  networks?: readonly number[] | undefined;
}

/** One channel's share of a run: leases until nothing is due or the run's share is used up. */
async function runLeases(
  env: Env,
  { channel, leases, networks }: ChannelRun,
  clock: Clock,
): Promise<void> {
  const condition = networks && inArray(deliveries.network, networks);
  for (let lease = 0; lease < leases; lease += 1) {
    const now = clock();
    const leased = await leaseDue(env, channel.name, now, { size: leaseSize, condition });
    const enquiries = await enquiriesOf(env, leased);
    for (let start = 0; start < leased.length; start += deliveryConcurrency)
      await Promise.all(
        leased
          .slice(start, start + deliveryConcurrency)
          .map(async (row) => attemptDelivery(env, row, enquiries.get(row.enquiryId), now)),
      );
    if (leased.length === 0) return;
  }
}

/**
 * Delivers what is due in a channel. If there are too many mails, those of the networks with the most are in digests.
 *
 * @param quiet the result of `findQuietNetworks`
 * @returns false if the run failed
 */
async function runChannel(
  env: Env,
  { channel, leases }: ChannelRun,
  quiet: Promise<number[] | undefined>,
  clock: Clock,
): Promise<boolean> {
  try {
    const now = clock();
    await channel.prepare?.(env, now);
    const networks = channel.sendsMail ? await quiet : undefined;
    // Those of reminders and changes, which no sender caused, are never too many. A visitor's mail has the network.
    const own = channel.isFirmsCopy ? [] : [noNetwork];
    await runLeases(env, { channel, leases, networks: networks && [...networks, ...own] }, clock);
    if (channel.isFirmsCopy && networks && now.getUTCMinutes() % digestInterval === 0)
      await sendDigest(env, clock, networks);
    return true;
  } catch (error) {
    log.error("delivery-run-failed", { channel: channel.name, error: errorName(error) });
    return false;
  }
}

/**
 * Delivers what is due, in all channels concurrently.
 *
 * @param now the time of the run
 * @returns false if the run of a channel failed
 */
export async function deliverDue(env: Env, now = new Date()): Promise<boolean> {
  const channels = enabledChannels(env);
  const leasesPerChannel = Math.floor(leasesPerRun / firmChannels(env).length);
  const networks = findQuietNetworks(env, now);
  const startedAt = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - startedAt);
  const runs = channels.map(async (channel) => {
    const leases = channel.isFirmsCopy ? leasesPerChannel : 1;
    return runChannel(env, { channel, leases }, networks, clock);
  });
  return (await Promise.all(runs)).every(Boolean);
}
