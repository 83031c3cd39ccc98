import { setTimeout as pause } from "node:timers/promises";
import { run } from "../run.mjs";
import { queueStatus } from "./queue-status.ts";
import { UserError } from "./user-error.ts";
import type { DatabaseTarget } from "./wrangler-args.ts";

const queue = "orizzonte-enquiries-dead";
const worker = "orizzonte";
const consumer = ["queues", "consumer", "worker"];

/** The timeout for all dead letters. */
const timeoutMs = 5 * 60_000;
const pollIntervalMs = 5_000;

/**
 * Makes the Worker consume the dead letters: it stores them, except those of deleted people.
 *
 * @param onProgress called with the number of remaining ones
 * @throws UserError on failure
 */
export async function drainDeadLetters(
  target: DatabaseTarget,
  onProgress: (count: number) => void,
): Promise<void> {
  const args = ["--message-retries", "100", "--dead-letter-queue", "orizzonte-enquiries"];
  const added = run("wrangler", [...consumer, "add", queue, worker, ...args], {
    quiet: true,
    nonInteractive: true,
  });
  if (added !== 0)
    throw new UserError(
      "The dead letters could not be processed. docs/failures.md has the commands for it. Enquiries of this person among them will not be stored.",
    );
  try {
    for (const begun = Date.now(); Date.now() - begun < timeoutMs; await pause(pollIntervalMs)) {
      const status = await queueStatus(target);
      if (!status.known) continue;
      if (status.figures.dead_letters === 0) return;
      onProgress(status.figures.dead_letters);
    }
  } finally {
    run("wrangler", [...consumer, "remove", queue, worker], { quiet: true, nonInteractive: true });
  }
  throw new UserError(
    "Some dead letters were not processed within five minutes. Run the same command again later. Enquiries of this person among them will not be stored.",
  );
}
