import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { expect, it, vi } from "vitest";
import { deleteOutdated } from "~workers/enquiries/retention";
import {
  type Database,
  type Extent,
  find,
  forget as forgetPerson,
  personOf,
} from "../../scripts/leads/manage";
import { hour } from "./clock";
import { deliveryRows, validEnquiries, post, rowsOf } from "./example-enquiries";
import { failingDatabase, outage } from "./fake-queue";

const begin = Date.parse("2026-11-21T10:10:00.000Z");

const HEALTH_TOKEN = "what-the-commands-and-the-worker-share";

/** The commands have the same Drizzle on wrangler. */
const db = drizzle(env.DB) as unknown as Database;

const forget = async (word: string, at = begin + hour, extent?: Extent) =>
  forgetPerson(db, personOf(word), { secret: HEALTH_TOKEN, extent, now: new Date(at) });

async function waitingInQueue() {
  vi.setSystemTime(begin);
  const { queue, bindings } = outage();
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
    await queue.deliver(begin + 2 * hour, { HEALTH_TOKEN });
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
  await queue.deliver(begin + 1_000 * hour, { HEALTH_TOKEN });
  expect(await rowsOf("viewing")).toMatchObject([{ email: "other@example.com" }]);
});

it("later enquiries of a deleted person are stored", async () => {
  await forget(validEnquiries.viewing.email);
  vi.setSystemTime(begin + 2 * hour);
  const { queue, bindings } = outage();
  await post("viewing", validEnquiries.viewing, { bindings });
  await queue.deliver(begin + 3 * hour, { HEALTH_TOKEN });
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

it("finds and deletes what a person sent with another address and the same number, or the reverse", async () => {
  const phone = "+39 333 123 4567";
  await post("viewing", { ...validEnquiries.viewing, email: "one@example.com", phone });
  await post("contact", { ...validEnquiries.contact, email: "two@example.com", phone });
  await post("valuation", { ...validEnquiries.valuation, email: "Two@example.com" });
  expect((await find(db, personOf("one@example.com"))).map(({ kind }) => kind)).toEqual([
    "viewing",
    "contact",
    "valuation",
  ]);
  // The two may be a couple: nothing is deleted before the staff have read whose data it is.
  for (const word of ["one@example.com", phone])
    await expect(forget(word)).rejects.toThrow(/one@example\.com.*\n.*two@example\.com/iu);
  expect(await env.DB.prepare("select count(*) as n from forgotten").first("n")).toBe(0);
  expect(await forget("one@example.com", begin + hour, "only")).toHaveLength(1);
  expect(await deliveryRows()).toHaveLength(2);
  expect(await forget(phone, begin + hour, "all")).toHaveLength(2);
  expect(await deliveryRows()).toEqual([]);
});

const found = async (word: string) => (await find(db, personOf(word))).length;

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

it.each([
  ["050 123 45 67 / 04 123 4567", ["0501234567", "+971 4 123 4567", "041234567"]],
  ["+971 50 123 4567 or +39 333 123 4567", ["050 123 4567", "+39 333 1234567"]],
  ["+971501234567 0559876543", ["0501234567", "+971559876543"]],
  ["050-1234567, 055-9876543, 052-1112223", ["0501234567", "0559876543", "0521112223"]],
  ["٠٥٠١٢٣٤٥٦٧ - ٠٥٥٩٨٧٦٥٤٣", ["0501234567", "0559876543"]],
])("a person who entered %s is found by each number", async (typed, searched) => {
  await post("valuation", { ...validEnquiries.valuation, phone: typed, phoneCountry: "AE" });
  for (const word of searched) expect([word, await found(word)]).toEqual([word, 1]);
  for (const part of ["1234567", "23 4567 055", "0501234567 0559876543 1"])
    expect([part, await found(part)]).toEqual([part, 0]);
});

it("a queued enquiry is not stored if its second number is that of a deleted person", async () => {
  vi.setSystemTime(begin);
  const { queue, bindings } = outage();
  const phone = "0501234567 / 0559876543";
  await post("viewing", { ...validEnquiries.viewing, phone }, { bindings });
  await forget("+971 55 987 6543");
  vi.setSystemTime(begin + 2 * hour);
  await queue.deliver(begin + 2 * hour, { HEALTH_TOKEN });
  expect(await rowsOf("viewing")).toEqual([]);
});

it("what is stored of a deleted person's number cannot be found by trying all numbers", async () => {
  await forget("0501234567");
  const [row] = (await env.DB.prepare("select person from forgotten").all<{ person: string }>())
    .results;
  const guesses = ["0501234567", "971501234567", "+971501234567"].flatMap((number) =>
    ["", "phone:", "erasure:phone:"].map((prefix) =>
      createHash("sha256").update(`${prefix}${number}`).digest("hex"),
    ),
  );
  expect(row?.person).toMatch(/^[\da-f]{64}$/u);
  expect(guesses).not.toContain(row?.person);
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
