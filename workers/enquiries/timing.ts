import type { ChannelName } from "../db/schema";
import { longestWrite } from "../db/write";

const second = 1000;
const minute = 60 * second;
const longestWait = 12 * 60 * minute;

/** How long the mail service has to take one mail, in ms. */
export const mailLimit = 20 * second;

/** How long whoever gets a webhook has to answer one post, in ms. */
export const webhookLimit = 10 * second;

/** The longest that one try of a channel can take, in ms. A mail may be sent a second time, plainly. */
const longestTry: Record<ChannelName, number> = { mail: 2 * mailLimit, crm: webhookLimit };

/** Deliveries of one claim. */
export const claimSize = 8;

/** Deliveries of a channel under way at once: a run may have six connections, and the channels share them. */
export const atOnce = 3;

/**
 * For how long, in ms, who claims deliveries has them alone. Those of one claim are tried in rounds
 * and each is noted in the database; the first claim of all is written before the enquiry is stored.
 */
const claimOf = (channel: ChannelName) =>
  longestWrite + Math.ceil(claimSize / atOnce) * (longestTry[channel] + longestWrite);

/** Until when a claim made now holds, as ISO 8601 in UTC. */
export const claimUntil = (channel: ChannelName, now: Date) =>
  new Date(now.getTime() + claimOf(channel)).toISOString();

/**
 * Tries of one delivery before it has failed. The waits between them (1, 2, 4 … 512 minutes, then
 * 12 hours) add up to 77 hours.
 */
export const maxAttempts = 16;

/**
 * When to try again: up to a fifth later than due, so that what failed together comes apart.
 *
 * @param attempts tries made so far
 * @param now when the last one failed
 * @returns ISO 8601 in UTC
 */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = minute * 2 ** (attempts - 1) * (1 + Math.random() / 5);
  return new Date(now.getTime() + Math.min(wait, longestWait)).toISOString();
}

/**
 * How long D1 has to store an enquiry while its visitor waits, in ms. Then the queue takes it, which
 * takes some milliseconds.
 */
export const storeLimit = 5 * second;

/** How long the queue has to take an enquiry, in ms. */
export const queueLimit = 4 * second;

/** The longest wait between two rounds of the queue, in seconds. */
const longestRound = 60 * 60;

/**
 * How long an enquiry that could not be stored waits in the queue before its next round, in seconds.
 * With the 24 retries of wrangler.toml it goes round for 18 hours: on the free plan a queue forgets
 * after 24, and what is given up must reach the dead letters before.
 *
 * @param attempts rounds made so far
 */
export const nextRound = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), longestRound);
