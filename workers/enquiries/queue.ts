import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { isForgotten } from "./erasure";
import { type Submission, storeEnquiry } from "./store";
import { queueTimeoutMs, queueRetryDelay } from "./timing";

/**
 * Queues an enquiry that D1 could not store.
 *
 * @throws if the queue fails or is late
 */
export async function enqueue(env: Env, submission: Submission): Promise<void> {
  await withTimeout(env.ENQUIRY_QUEUE.send(submission), queueTimeoutMs);
}

/**
 * Stores an enquiry that was acknowledged and cannot be refused: if its key belongs to another enquiry, it
 * gets a new key. The cron delivers it.
 */
async function storeAcknowledged(env: Env, submission: Submission): Promise<void> {
  const { enquiry } = submission;
  const stored = await storeEnquiry(env, submission, { firstAttempt: "cron" });
  if (stored.contentHash === enquiry.contentHash) return;
  const idempotencyKey = `${enquiry.idempotencyKey}:${enquiry.contentHash}`;
  const withOwnKey = { ...submission, enquiry: { ...enquiry, idempotencyKey } };
  await storeEnquiry(env, withOwnKey, { firstAttempt: "cron" });
}

/**
 * Stores the enquiry of a message, or retries it later. Drops it if its sender was deleted meanwhile. It does
 * not throw.
 */
async function receiveMessage(env: Env, message: Message<Submission>): Promise<void> {
  const { kind, enquiry } = message.body;
  const logFields = { kind, id: enquiry.id, rounds: message.attempts };
  try {
    const forgotten = await isForgotten(env, enquiry);
    if (!forgotten) await storeAcknowledged(env, message.body);
    message.ack();
    log.info(forgotten ? "queued-enquiry-forgotten" : "queued-enquiry-stored", logFields);
  } catch (error) {
    log.error("queued-enquiry-not-stored", { ...logFields, error: errorName(error) });
    message.retry({ delaySeconds: queueRetryDelay(message.attempts) });
  }
}

/** The consumer of the queue of enquiries that D1 could not store. */
export async function receiveQueued(batch: MessageBatch<Submission>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map(async (message) => receiveMessage(env, message)));
}
