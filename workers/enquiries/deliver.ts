import { inArray } from "drizzle-orm";
import { deliveries } from "../db/schema";
import { errorName, log } from "../log";
import type { Channel } from "./channels/channel";
import { channelsOf } from "./channels/channels";
import { digestInterval } from "./mail-networks";
import { attemptDelivery, claimDue, enquiriesOf } from "./outbox";
import { findQuietNetworks, sendDigest } from "./send-digest";
import { deliveryConcurrency, claimSize } from "./timing";

/** Claims of one run, shared by the channels. A run may make 50 subrequests. */
const claimsPerRun = 4;

interface ChannelRun {
  channel: Channel;
  /** The maximum number of claims. */
  claims: number;
  /** The networks whose deliveries are made; all without it. */
  networks?: readonly number[] | undefined;
}

/** One channel's share of a run: claims until nothing is due or the run's share is used up. */
async function runClaims(
  env: Env,
  { channel, claims, networks }: ChannelRun,
  runStart: Date,
): Promise<void> {
  const condition = networks && inArray(deliveries.network, networks);
  const startedAt = Date.now();
  for (let claim = 0; claim < claims; claim += 1) {
    // Each claim starts now: with a slow service, a claim from the start of the run could expire before its
    // attempt, and the next run would send the same.
    const now = new Date(runStart.getTime() + Date.now() - startedAt);
    const claimed = await claimDue(env, channel.name, now, { size: claimSize, condition });
    const enquiries = await enquiriesOf(env, claimed);
    for (let start = 0; start < claimed.length; start += deliveryConcurrency)
      await Promise.all(
        claimed
          .slice(start, start + deliveryConcurrency)
          .map(async (row) => attemptDelivery(env, row, enquiries.get(row.enquiryId), now)),
      );
    if (claimed.length === 0) return;
  }
}

/**
 * Delivers what is due in a channel. If there are too many mails, those of the networks with the most are in digests.
 *
 * @returns false if the run failed
 */
async function runChannel(env: Env, channel: Channel, claims: number, now: Date): Promise<boolean> {
  try {
    const networks = channel.name === "mail" ? await findQuietNetworks(env, now) : undefined;
    await runClaims(env, { channel, claims, networks }, now);
    if (networks && now.getUTCMinutes() % digestInterval === 0)
      await sendDigest(env, now, networks);
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
  const channels = channelsOf(env);
  const claims = Math.floor(claimsPerRun / channels.length);
  const runs = channels.map(async (channel) => runChannel(env, channel, claims, now));
  return (await Promise.all(runs)).every(Boolean);
}
