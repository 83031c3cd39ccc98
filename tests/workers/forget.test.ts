import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { deleteOutdated } from "~workers/enquiries/retention";
import { forgetSql } from "../../scripts/leads/forget-sql";
import { personCondition, personOf } from "../../scripts/leads/person";
import { deliveryRows, good, post, rowsOf, tableNames } from "./enquiries";
import { brokenDatabase, WaitingQueue } from "./waiting-queue";

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse("2026-11-21T10:10:00.000Z");

afterEach(() => vi.useRealTimers());

async function forget(word: string, at = begin + hour) {
  const messages = forgetSql(personOf(word), Object.values(tableNames), new Date(at));
  await env.DB.batch(messages.map((sql) => env.DB.prepare(sql)));
}

async function waitingInQueue() {
  vi.useFakeTimers({ toFake: ["Date"], now: begin });
  const queue = new WaitingQueue();
  const bindings = { DB: brokenDatabase(), ENQUIRY_QUEUE: queue.binding(() => Date.now()) };
  await post("viewing", good.viewing, { bindings });
  await post(
    "viewing",
    { ...good.viewing, email: "other@example.com", phone: "0507654321" },
    { bindings },
  );
  return queue;
}

it.each([good.viewing.email, "GIULIA@example.it ", "0039 02 1234567"])(
  "queued enquiries of a deleted person (%s) are not stored; others are",
  async (word) => {
    const queue = await waitingInQueue();
    await forget(word);
    vi.setSystemTime(begin + 2 * hour);
    await queue.deliver(begin + 2 * hour, {});
    expect(await rowsOf("viewing")).toMatchObject([{ email: "other@example.com" }]);
    expect(queue.messages).toEqual([]);
  },
);

it("nor are their dead letters", async () => {
  const queue = await waitingInQueue();
  for (let at = begin; queue.dead.length < 2; at += hour)
    await queue.deliver(at, { DB: brokenDatabase() });
  await forget(good.viewing.email, begin + 30 * hour);
  queue.messages.push(...queue.dead.splice(0).map((letter) => ({ ...letter, attempts: 1 })));
  await queue.deliver(begin + 1_000 * hour, {});
  expect(await rowsOf("viewing")).toMatchObject([{ email: "other@example.com" }]);
});

it("later enquiries of a deleted person are stored", async () => {
  await forget(good.viewing.email);
  vi.useFakeTimers({ toFake: ["Date"], now: begin + 2 * hour });
  const queue = new WaitingQueue();
  const bindings = { DB: brokenDatabase(), ENQUIRY_QUEUE: queue.binding(() => Date.now()) };
  await post("viewing", good.viewing, { bindings });
  await queue.deliver(begin + 3 * hour, {});
  expect(await rowsOf("viewing")).toHaveLength(1);
});

it("deletes all data of a person, of every kind, with the deliveries", async () => {
  await post("viewing", good.viewing);
  await post("contact", { ...good.contact, email: good.viewing.email.toUpperCase() });
  await post("valuation", good.valuation);
  await forget(good.viewing.email);
  expect([await rowsOf("viewing"), await rowsOf("contact")]).toEqual([[], []]);
  expect(await rowsOf("valuation")).toHaveLength(1);
  expect(await deliveryRows()).toHaveLength(1);
});

const found = async (word: string) =>
  (
    await env.DB.prepare(
      `select id from valuation_requests where ${personCondition(personOf(word))}`,
    ).all()
  ).results.length;

it.each([
  ["050 123 45 67", "+971 50 1234567"],
  ["00971-50-123-4567", "0501234567"],
  ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
  ["+39 02 1234 567", "0039021234567"],
  ["(04) 000.0000", "040000000"],
])("a person who entered %s is found by %s", async (typed, asked) => {
  await post("valuation", { ...good.valuation, phone: typed });
  expect(await found(asked)).toBe(1);
  expect(await found(`${asked}1`)).toBe(0);
});

it.each(["Giulia", "", "12", "a b@c", "' or 1=1 --"])("%j identifies nobody", (word) => {
  expect(() => personOf(word)).toThrow("neither an email address nor a phone number");
});

const notes = async () => (await env.DB.prepare("select * from forgotten").all()).results.length;

it("that somebody was forgotten is forgotten after a month", async () => {
  await forget(good.viewing.email, begin);
  await deleteOutdated(env, new Date(begin + 29 * 24 * hour));
  expect(await notes()).toBe(1);
  await deleteOutdated(env, new Date(begin + 31 * 24 * hour));
  expect(await notes()).toBe(0);
});
