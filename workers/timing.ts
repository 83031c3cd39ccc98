import type { ChannelName } from "./db/schema";
import { maxWriteDuration } from "./db/write";

const second = 1000;
const minute = 60 * second;
const maxDelay = 12 * 60 * minute;

/** The timeout of the mail service for one mail, in ms. */
export const mailTimeoutMs = 20 * second;

/** The timeout of one webhook request, in ms. */
export const webhookTimeoutMs = 10 * second;

/** The maximum duration of a mail to the staff, in ms: `sendEnquiryMail` calls the mail service up to three times. */
const staffMailDuration = 3 * mailTimeoutMs;

/** The maximum duration of one attempt, in ms. */
const maxAttemptDuration: Record<ChannelName, number> = {
  mail: staffMailDuration,
  crm: webhookTimeoutMs,
  desk: staffMailDuration,
  change: staffMailDuration,
  visitor: mailTimeoutMs,
};

/** Deliveries of one lease. */
export const leaseSize = 8;

/** Concurrent deliveries of a channel. A run may have six connections, which the channels share. */
export const deliveryConcurrency = 3;

/**
 * The duration of a lease, in ms. The deliveries of a lease are attempted in rounds, and each outcome is
 * recorded in the database. The first lease is written before the enquiry is stored.
 */
const leaseDuration = (channel: ChannelName) =>
  maxWriteDuration +
  Math.ceil(leaseSize / deliveryConcurrency) * (maxAttemptDuration[channel] + maxWriteDuration);

/**
 * The maximum duration of a run of the cron, in ms, and of the lease of a digest, which is sent in several mails:
 * https://developers.cloudflare.com/workers/platform/limits/#duration
 */
export const maxRunDuration = 15 * minute;

/** The end of a lease that begins now, as ISO 8601 in UTC. */
export const deliveryLeaseEnd = (
  channel: ChannelName,
  now: Date,
  durationMs = leaseDuration(channel),
) => new Date(now.getTime() + durationMs).toISOString();

/**
 * Maximum attempts of a delivery. The delays between them (1, 2, 4 … 512 minutes, then 12 hours) add up to
 * 77 hours.
 */
export const maxAttempts = 16;

/**
 * The time of the next attempt, with up to 20 % jitter.
 *
 * @param attempts so far
 * @param now the time of the last failure
 * @returns ISO 8601 in UTC
 */
export function nextAttempt(attempts: number, now: Date): string {
  const delay = minute * 2 ** (attempts - 1) * (1 + Math.random() / 5);
  return new Date(now.getTime() + Math.min(delay, maxDelay)).toISOString();
}

/**
 * The timeout of D1 for an enquiry while its visitor waits, in ms. After it the enquiry is queued, which
 * takes some milliseconds.
 */
export const storeTimeoutMs = 5 * second;

/** The timeout of one query of D1 without a waiting visitor, in ms. */
export const queryTimeoutMs = 10 * second;

/** The timeout of the queue and of the log of problems, in ms. */
export const queueTimeoutMs = 4 * second;

/** The maximum delay between two retries of the queue, in seconds. */
const maxRetryDelay = 60 * 60;

/**
 * The delay before the next retry of an enquiry in the queue, in seconds. The 24 retries of wrangler.toml
 * take 18 hours: on the free plan a queue deletes messages after 24, and failed ones must reach the
 * dead-letter queue before.
 *
 * @param attempts so far
 */
export const queueRetryDelay = (attempts: number) =>
  Math.min(30 * 2 ** (attempts - 1), maxRetryDelay);
