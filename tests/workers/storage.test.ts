import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { handleEnquiry } from "~workers/enquiries/handle-enquiry";
import { useFakeTimers, until } from "./clock";
import {
  anotherVisitor,
  deliveryRows,
  validEnquiries,
  mailbox,
  post,
  rowsOf,
  site,
} from "./example-enquiries";
import { FakeQueue } from "./fake-queue";

/** The real D1 with failing writes. */
function failingWrites(failures: number, fail: (write: () => Promise<unknown>) => Promise<never>) {
  let begun = 0;
  let failed = 0;
  const batch = async (statements: D1PreparedStatement[]) => {
    const write = async () => env.DB.batch(statements);
    begun += 1;
    if (begun > failures) return write();
    return fail(write).finally(() => {
      failed += 1;
    });
  };
  return {
    bindings: { DB: { prepare: env.DB.prepare.bind(env.DB), batch } as unknown as D1Database },
    begun: () => begun,
    failed: () => failed,
  };
}

/** Advances the clock by the longest delays between attempts: 2.25 s for all four. */
async function passWaits(failed: () => number, times: number) {
  for (let tries = 1; tries <= times; tries += 1) {
    await until(() => failed() >= tries);
    await vi.advanceTimersByTimeAsync(150 * 2 ** (tries - 1));
  }
}

const lost = new Error("D1_ERROR: Network connection lost.");
const before = async () => Promise.reject(lost);
const after = async (write: () => Promise<unknown>) => {
  await write();
  throw lost;
};

describe.each([
  ["before it is written", before],
  ["after it is written, so that only the answer is lost", after],
])("D1 loses the connection %s", (_, fail) => {
  it.each([1, 4])("%i times: the enquiry is stored and mailed once", async (times) => {
    useFakeTimers();
    const { mails, EMAIL } = mailbox();
    const { bindings, failed } = failingWrites(times, fail);
    const answer = post("viewing", validEnquiries.viewing, { bindings: { ...bindings, EMAIL } });
    await passWaits(failed, times);
    const response = await answer;
    expect(response.status).toBe(200);
    const { id } = await response.json<{ id: string }>();
    expect(await rowsOf("viewing")).toMatchObject([{ id }]);
    expect(await deliveryRows()).toMatchObject([{ enquiry_id: id, state: "sent" }]);
    expect(mails).toHaveLength(1);
  });
});

const closedQueue = {
  ENQUIRY_QUEUE: {
    send: async () => Promise.reject(new Error("Storage Limit Exceeded")),
  } as unknown as Queue,
};

it("responds with an error if every write and the queue fail", async () => {
  useFakeTimers();
  const { bindings, failed } = failingWrites(5, before);
  const answer = post("viewing", validEnquiries.viewing, {
    bindings: { ...bindings, ...closedQueue },
  });
  await passWaits(failed, 4);
  const response = await answer;
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, error: { code: "unavailable" } });
  expect(await rowsOf("viewing")).toHaveLength(0);
  expect(await deliveryRows()).toHaveLength(0);
});

it("queues the enquiry at once after a permanent error", async () => {
  const { bindings, begun } = failingWrites(9, async () => {
    throw new Error("D1_ERROR: no such table");
  });
  const queued: unknown[] = [];
  const send = async (submission: unknown) => void queued.push(submission);
  const ENQUIRY_QUEUE = { send } as unknown as Queue;
  const response = await post("viewing", validEnquiries.viewing, {
    bindings: { ...bindings, ENQUIRY_QUEUE },
  });
  expect(response.status).toBe(200);
  const { id } = await response.json<{ id: string }>();
  expect(queued).toMatchObject([
    { kind: "viewing", enquiry: { id, name: validEnquiries.viewing.name } },
  ]);
  expect(begun()).toBe(1);
});

it("retries a write that never answers", async () => {
  useFakeTimers();
  const { bindings, begun } = failingWrites(1, async () => new Promise<never>(() => {}));
  const answer = post("viewing", validEnquiries.viewing, { bindings });
  await until(() => begun() === 1);
  await vi.advanceTimersByTimeAsync(2_500);
  expect((await answer).status).toBe(200);
  expect(await rowsOf("viewing")).toHaveLength(1);
});

const rename = (from: string, to: string) =>
  env.DB.prepare(`alter table ${from} rename to ${to}`).run();

/** Leaves the database without its table of deliveries until the test ends. */
async function takeAwayDeliveries() {
  await rename("deliveries", "taken_away");
  onTestFinished(async () => {
    await rename("taken_away", "deliveries");
  });
}

it("inserts the enquiry and its delivery in one transaction", async () => {
  await takeAwayDeliveries();
  const response = await post("viewing", validEnquiries.viewing, { bindings: closedQueue });
  expect(response.status).toBe(503);
  expect(await rowsOf("viewing")).toHaveLength(0);
});

it("sends a mail again with the same reference if its outcome could not be recorded", async () => {
  useFakeTimers();
  const { mails, EMAIL } = mailbox();
  const real = env.DB;
  let stored = false;
  let failed = 0;
  const prepare = (query: string) => {
    if (!stored || !query.startsWith("update")) return real.prepare(query);
    failed += 1;
    throw lost;
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    stored = true;
    return real.batch(statements);
  };
  const DB = { prepare, batch } as unknown as D1Database;
  const answer = post("viewing", validEnquiries.viewing, { bindings: { DB, EMAIL } });
  await passWaits(() => failed, 4);
  expect((await answer).status).toBe(200);
  expect(await deliveryRows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 600_000));
  expect(await deliveryRows()).toMatchObject([{ state: "sent", attempts: 2 }]);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toBe(mails[1]?.subject);
});

const endedRequest = () => {
  throw new Error("The request has ended.");
};

it("does not queue a stored enquiry if an error follows", async () => {
  const queue = new FakeQueue();
  const request = new Request(site, {
    method: "POST",
    headers: { "content-type": "application/json", ...anotherVisitor() },
    body: JSON.stringify(validEnquiries.viewing),
  });
  const bindings = { ...env, FLOOD_PROTECTION: "off", ENQUIRY_QUEUE: queue.binding() } as const;
  await expect(handleEnquiry(bindings, "viewing", request, endedRequest)).rejects.toThrow("ended");
  expect(await rowsOf("viewing")).toHaveLength(1);
  expect(queue.messages).toEqual([]);
});
