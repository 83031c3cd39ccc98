import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { deleteOutdated } from "~workers/enquiries/retention";
import { forgetSql } from "../../scripts/leads/forget-sql";
import { personCondition, personOf } from "../../scripts/leads/person";
import { deliveryRows, validEnquiries, post, rowsOf, tableNames } from "./example-enquiries";
import { failingDatabase, FakeQueue } from "./fake-queue";

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse("2026-11-21T10:10:00.000Z");

afterEach(() => vi.useRealTimers());

async function forget(word: string, at = begin + hour) {
  const statements = forgetSql(personOf(word), Object.values(tableNames), new Date(at));
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
}

async function waitingInQueue() {
  vi.useFakeTimers({ toFake: ["Date"], now: begin });
  const queue = new FakeQueue();
  const bindings = { DB: failingDatabase(), ENQUIRY_QUEUE: queue.binding(() => Date.now()) };
  await post("viewing", validEnquiries.viewing, { bindings });
  await post(
    "viewing",
    { ...validEnquiries.viewing, email: "other@example.com", phone: "0507654321" },
    { bindings },
  );
  return queue;
}

it.each([validEnquiries.viewing.email, "GIULIA@example.it ", "0039 02 1234567"])(
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

it("dead letters of a deleted person are not stored", async () => {
  const queue = await waitingInQueue();
  for (let at = begin; queue.dead.length < 2; at += hour)
    await queue.deliver(at, { DB: failingDatabase() });
  await forget(validEnquiries.viewing.email, begin + 30 * hour);
  queue.messages.push(...queue.dead.splice(0).map((letter) => ({ ...letter, attempts: 1 })));
  await queue.deliver(begin + 1_000 * hour, {});
  expect(await rowsOf("viewing")).toMatchObject([{ email: "other@example.com" }]);
});

it("later enquiries of a deleted person are stored", async () => {
  await forget(validEnquiries.viewing.email);
  vi.useFakeTimers({ toFake: ["Date"], now: begin + 2 * hour });
  const queue = new FakeQueue();
  const bindings = { DB: failingDatabase(), ENQUIRY_QUEUE: queue.binding(() => Date.now()) };
  await post("viewing", validEnquiries.viewing, { bindings });
  await queue.deliver(begin + 3 * hour, {});
  expect(await rowsOf("viewing")).toHaveLength(1);
});

it("deletes all data of a person, of every kind, with the deliveries", async () => {
  await post("viewing", validEnquiries.viewing);
  await post("contact", {
    ...validEnquiries.contact,
    email: validEnquiries.viewing.email.toUpperCase(),
  });
  await post("valuation", validEnquiries.valuation);
  await forget(validEnquiries.viewing.email);
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
])("a person who entered %s is found by %s", async (typed, searched) => {
  await post("valuation", { ...validEnquiries.valuation, phone: typed });
  expect(await found(searched)).toBe(1);
  expect(await found(`${searched}1`)).toBe(0);
});

it.each(["Giulia", "", "12", "a b@c", "' or 1=1 --"])("%j identifies nobody", (word) => {
  expect(() => personOf(word)).toThrow("neither an email address nor a phone number");
});

const erasureRecords = async () =>
  (await env.DB.prepare("select * from forgotten").all()).results.length;

it("deletes the erasure record after a month", async () => {
  await forget(validEnquiries.viewing.email, begin);
  await deleteOutdated(env, new Date(begin + 29 * 24 * hour));
  expect(await erasureRecords()).toBe(1);
  await deleteOutdated(env, new Date(begin + 31 * 24 * hour));
  expect(await erasureRecords()).toBe(0);
});
