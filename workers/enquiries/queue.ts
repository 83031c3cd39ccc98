import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { isForgotten } from "./forgotten";
import { type Submission, storeEnquiry } from "./store";
import { nextRound, queueLimit } from "./timing";

/**
 * Hands an enquiry that D1 did not take to the queue.
 *
 * @throws where the queue does not take it either, or not in time
 */
export async function enqueue(env: Env, submission: Submission): Promise<void> {
  await withTimeout(env.ENQUIRY_QUEUE.send(submission), queueLimit);
}

/**
 * Stores what was acknowledged already, so that nothing may be refused any more: another enquiry
 * under a key that is taken gets a key of its own.
 */
async function storeAcknowledged(env: Env, submission: Submission): Promise<void> {
  const { enquiry } = submission;
  const stored = await storeEnquiry(env, submission, { claimed: false });
  if (stored.contentHash === enquiry.contentHash) return;
  const idempotencyKey = `${enquiry.idempotencyKey}:${enquiry.contentHash}`;
  const withOwnKey = { ...submission, enquiry: { ...enquiry, idempotencyKey } };
  await storeEnquiry(env, withOwnKey, { claimed: false });
}

/**
 * Stores one message's enquiry, or has the queue bring it again later; drops it where who sent it
 * was forgotten meanwhile. It never throws.
 */
async function receiveMessage(env: Env, message: Message<Submission>): Promise<void> {
  const { kind, enquiry } = message.body;
  const facts = { kind, id: enquiry.id, rounds: message.attempts };
  try {
    const forgotten = await isForgotten(env, enquiry);
    if (!forgotten) await storeAcknowledged(env, message.body);
    message.ack();
    log.info(forgotten ? "queued-enquiry-forgotten" : "queued-enquiry-stored", facts);
  } catch (error) {
    log.error("queued-enquiry-not-stored", { ...facts, error: errorName(error) });
    message.retry({ delaySeconds: nextRound(message.attempts) });
  }
}

/** Takes what the queue brings: enquiries that could not be stored when they came. */
export async function receiveQueued(batch: MessageBatch<Submission>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map(async (message) => receiveMessage(env, message)));
}
