import { TimeoutError, withTimeout } from "../timeout";

/** Tries of one write. */
const tries = 5;
/** The time limit of a write with all its tries, in ms, where nobody waits for its result. */
const defaultLimit = 20_000;
/** The part of the limit that one try has before the next one begins. */
const tryShare = 0.4;
/** The wait before the second try, in ms; it doubles from there, and is at most half as long again. */
const firstWait = 100;

/** The longest that a write without a limit of its own takes, in ms. */
export const longestWrite = defaultLimit;

/** What D1 says of faults that pass: https://developers.cloudflare.com/d1/best-practices/retry-queries */
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
 * Writes to D1, again where the fault may pass: the platform retries reads only. A write whose
 * answer was lost may have been made, so the work must be one that can be done twice. A try that
 * answers after its time still counts: a database that is slow is not helped by more of the same.
 * After the limit a try may still succeed, without the caller knowing.
 *
 * @param write begins one try
 * @param limit of all tries and the waits between them, in ms
 * @returns what the first try that succeeded returned
 * @throws the last try's error, or at once what would not pass
 */
export async function writeWithRetries<T>(
  write: () => Promise<T>,
  limit = defaultLimit,
): Promise<T> {
  const deadline = Date.now() + limit;
  let accept: ((value: T) => void) | undefined;
  const answered = new Promise<T>((resolve) => {
    accept = resolve;
  });
  for (let made = 1; ; made += 1) {
    const attempt = write();
    attempt.then(accept, () => {});
    const left = Math.min(limit * tryShare, deadline - Date.now());
    try {
      return await withTimeout(Promise.race([attempt, answered]), left);
    } catch (error) {
      const wait = firstWait * 2 ** (made - 1) * (0.5 + Math.random());
      if (made === tries || Date.now() + wait >= deadline || !isTransient(error)) throw error;
      await pause(wait);
    }
  }
}
