import { env } from "cloudflare:workers";
import worker from "~workers/app";
import type { Submission } from "~workers/records/enquiry";
import { configuration } from "./configuration";

/** As they are deployed. */
const [consumer] = configuration.queues.consumers;
const {
  queue: name = "",
  max_batch_size: batchSize = 0,
  max_retries: maxRetries = 0,
} = consumer ?? {};

const nothing = () => {};

interface Waiting {
  id: string;
  attempts: number;
  body: string;
  dueAt: number;
}

/**
 * A queue under the test's own clock, which brings its messages to the Worker's consumer in the
 * batches, and gives up after the retries, that wrangler.toml says. What it holds is JSON, as in the
 * real one, which forgets nothing and brings each message at least once.
 */
export class FakeQueue {
  messages: Waiting[] = [];
  readonly dead: Waiting[] = [];
  #sent = 0;

  binding() {
    const send = async (submission: Submission) => {
      this.#sent += 1;
      const body = JSON.stringify(submission);
      this.messages.push({ id: `message-${this.#sent}`, attempts: 1, body, dueAt: Date.now() });
    };
    const metrics = async () => ({ backlogCount: this.messages.length, backlogBytes: 0 });
    return { send, metrics } as unknown as Queue;
  }

  deadBinding() {
    return {
      metrics: async () => ({ backlogCount: this.dead.length, backlogBytes: 0 }),
    } as unknown as Queue;
  }

  /** Delivers the messages that are due at a time, and requeues retried ones with their delays. */
  async deliver(now: number, bindings: Partial<Env>): Promise<void> {
    const due = this.messages.filter(({ dueAt }) => dueAt <= now);
    this.messages = this.messages.filter(({ dueAt }) => dueAt > now);
    for (let start = 0; start < due.length; start += batchSize) {
      const batch = due
        .slice(start, start + batchSize)
        .map((message) => this.#toMessage(message, now));
      const messages = batch.map(({ message }) => message);
      const metadata = { metrics: { backlogCount: this.messages.length, backlogBytes: 0 } };
      const queue = { queue: name, messages, metadata, ackAll: nothing, retryAll: nothing };
      await worker.queue(queue, { ...env, ...bindings });
      for (const { settle } of batch) settle();
    }
  }

  /** One message as the consumer gets it, and what its answer makes of it: none is another round. */
  #toMessage(waiting: Waiting, now: number) {
    const attempts = waiting.attempts + 1;
    let retryIn: number | undefined = 0;
    const message: Message<Submission> = {
      id: waiting.id,
      attempts: waiting.attempts,
      timestamp: new Date(now),
      body: JSON.parse(waiting.body) as Submission,
      ack: () => {
        retryIn = undefined;
      },
      retry: ({ delaySeconds = 0 } = {}) => {
        retryIn = delaySeconds;
      },
    };
    const settle = () => {
      if (retryIn === undefined) return;
      const next = { ...waiting, attempts, dueAt: now + retryIn * 1000 };
      (attempts > maxRetries + 1 ? this.dead : this.messages).push(next);
    };
    return { message, settle };
  }
}

const fail = async () =>
  Promise.reject(new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long."));

export function failingDatabase() {
  const statement = { bind: () => statement, all: fail, raw: fail, run: fail, first: fail };
  return { prepare: () => statement, batch: fail } as unknown as D1Database;
}

/** A D1 that fails, and a queue that takes enquiries meanwhile. */
export function outage() {
  const queue = new FakeQueue();
  return { queue, bindings: { DB: failingDatabase(), ENQUIRY_QUEUE: queue.binding() } };
}
