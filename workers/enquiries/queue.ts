import { errorName, log } from "../log";
import { sendEnquiryMail } from "../mail/enquiry-mail";
import type { Submission } from "../records/enquiry";
import { withTimeout } from "../timeout";
import { queueTimeoutMs, queueRetryDelay } from "../timing";
import { problemLog } from "./problem-log";
import { isForgotten } from "./retention";
import { storeEnquiry } from "./store";

/**
 * Queues an enquiry that D1 did not store. A late write may still store it; `receiveQueued` finds it by its id. It does
 * not throw.
 *
 * @returns whether it is in the queue
 */
export async function queueEnquiry(env: Env, submission: Submission): Promise<boolean> {
  const { kind, enquiry } = submission;
  try {
    await withTimeout(env.ENQUIRY_QUEUE.send(submission), queueTimeoutMs);
  } catch (error) {
    log.error("enquiry-not-queued", { kind, id: enquiry.id, error: errorName(error) });
    return false;
  }
  log.info("enquiry-queued", { kind, id: enquiry.id });
  return true;
}

/**
 * Stores an enquiry that was acknowledged and cannot be refused: if its key belongs to another enquiry, it
 * gets a new key. The cron delivers it.
 */
async function storeAcknowledged(env: Env, submission: Submission): Promise<void> {
  const { enquiry } = submission;
  const { stored } = await storeEnquiry(env, submission, { attemptNow: false });
  if (stored.contentHash === enquiry.contentHash) return;
  // No client can send a key with a space.
  const idempotencyKey = `queued ${enquiry.id}`;
  const withOwnKey = { ...submission, enquiry: { ...enquiry, idempotencyKey } };
  await storeEnquiry(env, withOwnKey, { attemptNow: false });
}

/**
 * Attempts to store an enquiry before it is mailed without being stored: shorter outages end before that, after about
 * two minutes.
 */
const attemptsBeforeMail = 3;

/**
 * Mails an enquiry that D1 has not stored yet, once. Its subject begins with "Not stored yet", and its reference is that
 * of the mail that follows once it is stored. It does not throw.
 */
async function mailUnstored(env: Env, { kind, enquiry }: Submission, attempts: number) {
  if (enquiry.spam !== null || attempts < attemptsBeforeMail) return;
  const logFields = { kind, id: enquiry.id };
  const problems = problemLog(env);
  try {
    const lease = problems.leaseQueuedMail(enquiry.id, Date.now());
    // Without the log of problems, one attempt sends it.
    const leased = await withTimeout(lease, queueTimeoutMs).catch(
      () => attempts === attemptsBeforeMail,
    );
    if (!leased) return;
    const delivery = { id: `${enquiry.id}/not-stored`, enquiryId: enquiry.id, kind };
    const note = { prefix: "Not stored yet: " };
    const outcome = await sendEnquiryMail(env, delivery, enquiry, new Date(), note);
    if (outcome.delivered) log.info("queued-enquiry-mailed", logFields);
    else log.error("queued-enquiry-not-mailed", { ...logFields, error: outcome.code });
    const settled = problems.settleQueuedMail(enquiry.id, outcome.delivered, Date.now());
    await withTimeout(settled, queueTimeoutMs);
  } catch (error) {
    log.error("queued-enquiry-not-mailed", { ...logFields, error: errorName(error) });
  }
}

/**
 * Stores the enquiry of a message, or retries it later, and mails it if D1 keeps failing. Drops it if its sender was
 * deleted meanwhile. It does not throw.
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
    await mailUnstored(env, message.body, message.attempts);
    message.retry({ delaySeconds: queueRetryDelay(message.attempts) });
  }
}

/** The consumer of the queue of enquiries that D1 could not store. */
export async function receiveQueued(batch: MessageBatch<Submission>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map(async (message) => receiveMessage(env, message)));
}
