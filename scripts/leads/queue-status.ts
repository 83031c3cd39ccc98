import type { Row } from "./database.ts";

/** How long the site has to answer, in ms. */
const askLimit = 10_000;

/**
 * How many enquiries wait in the queue to be stored, and how many could not be and are dead letters.
 *
 * @param site where the Worker runs: "https://orizzonte.example"
 * @returns undefined where the site does not answer
 */
export async function queueStatus(site: string): Promise<Row | undefined> {
  try {
    const signal = AbortSignal.timeout(askLimit);
    const response = await fetch(`${site}/functions/v1/health`, { signal });
    const { queued = null, deadLetters = null } = (await response.json()) as Row;
    return deadLetters === null ? undefined : { queued, dead_letters: deadLetters };
  } catch {
    return undefined;
  }
}
