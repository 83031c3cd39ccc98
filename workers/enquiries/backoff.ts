const minute = 60_000;
const longestWait = 12 * 60 * minute;

/**
 * Tries of one delivery before it has failed. The waits between them (1, 2, 4 … 512 minutes, then
 * 12 hours) add up to 77 hours.
 */
export const mostAttempts = 16;

/** For how long, in ms, who claims a delivery has it alone: longer than any try may take. */
const claim = 2 * minute;

/** Until when a claim made now holds, as ISO 8601 in UTC. */
export const claimUntil = (now: Date) => new Date(now.getTime() + claim).toISOString();

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
