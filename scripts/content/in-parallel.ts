import { availableParallelism } from "node:os";

/** Runs a task for each entry, with one worker per processor. */
export async function inParallel<Entry>(
  entries: readonly Entry[],
  task: (entry: Entry) => Promise<void>,
): Promise<void> {
  const waiting = [...entries];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
        await task(entry);
    }),
  );
}
