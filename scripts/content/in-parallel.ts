import { availableParallelism } from "node:os";

/** The exit code of `npm run content` that has reached its limit of time with work left. */
export const unfinished = 3;

/**
 * Runs a task for each entry, with one worker per processor.
 *
 * @param until when no further task starts, in ms since 1970; the first ones always do
 * @returns the number of entries that are left
 */
export async function inParallel<Entry>(
  entries: readonly Entry[],
  task: (entry: Entry) => Promise<void>,
  until = Infinity,
): Promise<number> {
  const waiting = [...entries];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      do {
        const entry = waiting.shift();
        if (entry !== undefined) await task(entry);
      } while (waiting.length > 0 && Date.now() < until);
    }),
  );
  return waiting.length;
}
