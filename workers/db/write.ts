import type { drizzle } from "drizzle-orm/d1";
import { TimeoutError, withTimeout } from "../timeout";

/** D1 through Drizzle. */
export type Database = ReturnType<typeof drizzle>;

/** Maximum attempts of one write. */
const maxWriteAttempts = 5;
/** The timeout of a write with all its attempts, in ms, for work without a waiting visitor. */
const defaultTimeoutMs = 20_000;
/** The share of the timeout after which the next attempt begins. */
const attemptShare = 0.4;
/** The delay before the second attempt, in ms. It doubles with each attempt, with up to 50 % jitter. */
const firstDelay = 100;

/** The maximum duration of a write with the default timeout, in ms. */
export const maxWriteDuration = defaultTimeoutMs;

/** Messages of transient D1 errors: https://developers.cloudflare.com/d1/best-practices/retry-queries */
const transientMessages = [
  "Network connection lost",
  "storage caused object to be reset",
  "reset because its code was updated",
];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isTransient = (error: unknown) =>
  error instanceof TimeoutError ||
  transientMessages.some(
    (message) =>
      String(error).includes(message) || String((error as Error).cause).includes(message),
  );

/**
 * Writes to D1 with retries after transient errors: the platform retries reads only. A write whose response
 * was lost may have succeeded, so it must be idempotent. A late response of an attempt still counts. After
 * the timeout an attempt may still succeed without the caller's knowledge.
 *
 * @param write begins one attempt
 * @param timeoutMs of all attempts and delays, in ms
 * @returns the result of the first successful attempt
 * @throws the error of the last attempt, or any other error at once
 */
export async function writeWithRetries<T>(
  write: () => Promise<T>,
  timeoutMs = defaultTimeoutMs,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let accept: ((value: T) => void) | undefined;
  const firstResult = new Promise<T>((resolve) => {
    accept = resolve;
  });
  for (let attempts = 1; ; attempts += 1) {
    const attempt = write();
    attempt.then(accept, () => {});
    const timeLeft = Math.min(timeoutMs * attemptShare, deadline - Date.now());
    try {
      return await withTimeout(Promise.race([attempt, firstResult]), timeLeft);
    } catch (error) {
      const delay = firstDelay * 2 ** (attempts - 1) * (0.5 + Math.random());
      if (attempts === maxWriteAttempts || Date.now() + delay >= deadline || !isTransient(error))
        throw error;
      await pause(delay);
    }
  }
}

/** Bound values of one statement. D1's limit is 100. */
const maxValues = 90;

/** Splits values into as many as one statement may bind. */
export const pagesOf = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / maxValues) }, (_, page) =>
    values.slice(page * maxValues, (page + 1) * maxValues),
  );
