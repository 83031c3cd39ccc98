import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { problemLog } from "~workers/enquiries/problem-log";
import { hour, minute, until, useFakeTimers } from "./clock";
import {
  askHealth,
  deliveryRows,
  failingMail,
  idOf,
  kinds,
  mailbox,
  post,
  rowsOf,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";
import { FakeQueue, outage } from "./fake-queue";

const begin = Date.parse("2026-11-21T10:10:00.000Z");

beforeEach(() => {
  vi.setSystemTime(begin);
});

const storedIds = async () => new Set((await rowsOf("viewing")).map(({ id }) => id));

it("enquiries that D1 did not store are stored and mailed from the queue, each once if it is brought twice", async () => {
  const { queue, bindings } = outage();
  const sent = await Promise.all(
    kinds.map(async (kind) => idOf(await post(kind, validEnquiries[kind], { bindings }))),
  );
  const again = [...queue.messages];
  await queue.deliver(begin, {});
  const { mails, EMAIL } = mailbox();
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 1_000));
  queue.messages.push(...again);
  await queue.deliver(begin + 3 * hour, {});
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 4 * hour));
  const rows = (await Promise.all(kinds.map(rowsOf))).flat();
  expect(rows.map(({ id }) => id)).toEqual(sent);
  for (const row of rows)
    expect(row).toMatchObject({ created_at: new Date(begin).toISOString(), spam: null });
  const mailed = mails.map(({ subject }) => /\[(.+)\]$/u.exec(subject)?.[1]);
  expect([mailed.length, new Set(mailed)]).toEqual([sent.length, new Set(sent)]);
  expect(new Set((await deliveryRows()).map(({ state }) => state))).toEqual(new Set(["sent"]));
});

it("returns the same id to a visitor who repeats once D1 is back", async () => {
  const { queue, bindings } = outage();
  const headers = { "idempotency-key": "the-same" };
  const id = await idOf(await post("viewing", validEnquiries.viewing, { headers, bindings }));
  expect(await idOf(await post("viewing", validEnquiries.viewing, { headers }))).toBe(id);
  await queue.deliver(begin, {});
  expect(await rowsOf("viewing")).toHaveLength(1);
  expect(await deliveryRows()).toHaveLength(1);
});

it("without a key, the same content is one enquiry within the hour, and another later", async () => {
  const { queue, bindings } = outage();
  const first = await idOf(await post("viewing", validEnquiries.viewing, { bindings }));
  vi.setSystemTime(begin + 2 * minute);
  expect(await idOf(await post("viewing", validEnquiries.viewing, { bindings }))).toBe(first);
  vi.setSystemTime(begin + 2 * hour);
  const second = await idOf(await post("viewing", validEnquiries.viewing, { bindings }));
  expect(second).not.toBe(first);
  // The later one may be brought first.
  queue.messages.reverse();
  await queue.deliver(begin + 2 * hour, {});
  expect(await storedIds()).toEqual(new Set([first, second]));
  expect(await deliveryRows()).toHaveLength(2);
});

it.each([
  ["as they came", false],
  ["the later one first", true],
])("the same content across an hour is one lead, delivered %s", async (_order, reversed) => {
  vi.setSystemTime("2026-11-21T10:58:00.000Z");
  const { queue, bindings } = outage();
  await post("viewing", validEnquiries.viewing, { bindings });
  vi.setSystemTime("2026-11-21T11:02:00.000Z");
  await post("viewing", validEnquiries.viewing, { bindings });
  if (reversed) queue.messages.reverse();
  await queue.deliver(Date.now(), {});
  expect(queue.messages).toEqual([]);
  expect(await rowsOf("viewing")).toHaveLength(1);
  const { mails, EMAIL } = mailbox();
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 1_000));
  expect(mails).toHaveLength(1);
});

it("stores an acknowledged enquiry even if another has its key", async () => {
  const { queue, bindings } = outage();
  const headers = { "idempotency-key": "one-key" };
  const one = await idOf(await post("viewing", validEnquiries.viewing, { headers, bindings }));
  const changed = { ...validEnquiries.viewing, message: "Sunday" };
  const other = await idOf(await post("viewing", changed, { headers, bindings }));
  await queue.deliver(begin, {});
  expect(await storedIds()).toEqual(new Set([one, other]));
});

it("a quarantined enquiry stays so in the queue, and is not delivered", async () => {
  const { queue, bindings } = outage();
  await post("viewing", { ...validEnquiries.viewing, topic: "x" }, { bindings });
  await queue.deliver(begin, {});
  expect(await rowsOf("viewing")).toMatchObject([{ spam: "honeypot" }]);
  expect(await deliveryRows()).toEqual([]);
});

/** The real D1 with delayed writes and responses, in ms. */
function slowDatabase(delay: number) {
  let sent = 0;
  let answered = 0;
  const batch = async (statements: D1PreparedStatement[]) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return env.DB.batch(statements).finally(() => {
      answered += 1;
    });
  };
  const DB = { prepare: env.DB.prepare.bind(env.DB), batch } as unknown as D1Database;
  return { DB, sent: () => sent, answered: () => answered };
}

it.each([
  ["before the queue brings the enquiry", true],
  ["after the queue has brought the enquiry", false],
])("D1's late write after 6 s, %s, is one row and one mail", async (_order, lateFirst) => {
  useFakeTimers();
  const { mails, EMAIL } = mailbox();
  const { DB, sent, answered } = slowDatabase(6_000);
  const queue = new FakeQueue();
  const ENQUIRY_QUEUE = queue.binding();
  const answer = post("viewing", validEnquiries.viewing, {
    bindings: { DB, EMAIL, ENQUIRY_QUEUE },
  });
  await until(() => sent() > 0);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(queue.messages).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  const response = await answer;
  expect(response.status).toBe(200);
  const id = await idOf(response);
  expect(await rowsOf("viewing")).toEqual([]);

  const bring = async () => queue.deliver(Date.now(), {});
  if (!lateFirst) await bring();
  await vi.advanceTimersByTimeAsync(6_000);
  await until(() => answered() === sent());
  if (lateFirst) await bring();

  expect(queue.messages).toEqual([]);
  expect(await rowsOf("viewing")).toMatchObject([{ id }]);
  for (let minutes = 1; minutes <= 5; minutes += 1)
    await deliverDue({ ...env, EMAIL }, new Date(Date.now() + minutes * minute));
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(id)]);
  expect(await deliveryRows()).toMatchObject([{ enquiry_id: id, state: "sent" }]);
});

it("while the database is paused, enquiries are queued, and the cron delivers nothing", async () => {
  const { queue, bindings } = outage();
  const { mails, EMAIL } = mailbox();
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  const paused = { ...bindings, DB: env.DB, EMAIL, DATABASE_PAUSED: "1" };
  await post("viewing", validEnquiries.viewing, { bindings: paused });
  await queue.deliver(begin, paused);
  await runMinuteCron(begin + minute, paused);
  expect(queue.messages).toHaveLength(1);
  expect(mails).toEqual([]);
  expect(await deliveryRows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  await queue.deliver(begin + hour, { EMAIL });
  expect(await rowsOf("viewing")).toHaveLength(1);
});

/** Delivers queued messages until a time, each when it is due. */
async function deliverUntil(end: number, queue: FakeQueue, bindings: Partial<Env>) {
  for (let now = begin; now <= end; now += 10_000) {
    vi.setSystemTime(now);
    await queue.deliver(now, bindings);
  }
}

it("after three failed attempts the lead is mailed, once and marked, and stays queued", async () => {
  const { queue, bindings } = outage();
  const { mails, EMAIL } = mailbox();
  const id = await idOf(await post("viewing", validEnquiries.viewing, { bindings }));
  await deliverUntil(begin + minute, queue, { ...bindings, EMAIL });
  expect(mails).toEqual([]);
  await deliverUntil(begin + 2 * hour, queue, { ...bindings, EMAIL });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Not stored yet: Viewing request: /u);
  expect(mails[0]?.text).toContain(validEnquiries.viewing.phone);
  await deliverUntil(begin + 4 * hour, queue, { EMAIL });
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 1_000));
  expect(mails).toHaveLength(2);
  expect(mails.every(({ subject }) => subject.endsWith(`[${id}]`))).toBe(true);
  expect(await rowsOf("viewing")).toMatchObject([{ id }]);
});

it("a queued lead whose mail fails is mailed in a later attempt", async () => {
  const { queue, bindings } = outage();
  const { mails, EMAIL } = mailbox();
  await post("contact", validEnquiries.contact, { bindings });
  await deliverUntil(begin + 5 * minute, queue, { ...bindings, EMAIL: failingMail() });
  await deliverUntil(begin + hour, queue, { ...bindings, EMAIL });
  expect(mails).toHaveLength(1);
});

it("a queued lead whose run died before its mail is mailed by a later attempt", async () => {
  const { queue, bindings } = outage();
  const { mails, EMAIL } = mailbox();
  const id = await idOf(await post("contact", validEnquiries.contact, { bindings }));
  expect(await problemLog(env).leaseQueuedMail(id, begin + minute)).toBe(true);
  await deliverUntil(begin + hour, queue, { ...bindings, EMAIL });
  expect(mails).toHaveLength(1);
});

it("a flood while D1 fails is not mailed one by one, and quarantined enquiries are not mailed", async () => {
  const { queue, bindings } = outage();
  const { mails, EMAIL } = mailbox();
  await post("viewing", { ...validEnquiries.viewing, topic: "x" }, { bindings });
  for (let sent = 0; sent < 60; sent += 1) {
    const headers = { "idempotency-key": `flood-${sent}` };
    await post("valuation", validEnquiries.valuation, { headers, bindings });
  }
  await deliverUntil(begin + 50 * minute, queue, { ...bindings, EMAIL });
  expect(mails).toHaveLength(40);
  expect(mails.every(({ subject }) => subject.includes("Valuation"))).toBe(true);
});

it("retries with growing delays for most of a day, then is a dead letter in the health check", async () => {
  const { queue, bindings } = outage();
  await post("viewing", validEnquiries.viewing, { bindings });
  const waits: number[] = [];
  for (let now = begin; queue.messages[0]; now = queue.messages[0]?.dueAt ?? now) {
    await queue.deliver(now, bindings);
    const next = queue.messages[0]?.dueAt;
    if (next) waits.push(next - now);
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBeLessThanOrEqual(minute);
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  // A queue of the free plan forgets after 24 hours.
  expect(whole).toBeGreaterThan(12 * hour);
  expect(whole).toBeLessThan(22 * hour);
  expect(queue.dead).toHaveLength(1);

  const response = await askHealth({ ...bindings, DEAD_ENQUIRIES: queue.deadBinding() });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    database: "unreachable",
    queue: "reachable",
    queued: 0,
    deadLetters: 1,
    problems: ["database-unreachable", "database-not-writable", "dead-letters"],
  });
});
