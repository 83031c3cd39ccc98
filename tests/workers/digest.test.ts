import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { networkNumber } from "~workers/http/limits";
import { minute } from "./clock";
import {
  copyEnquiry,
  deliveryRows,
  failingMail,
  idOf,
  mailbox,
  post,
  validEnquiries,
} from "./example-enquiries";

const begin = Date.parse("2026-11-21T10:00:00.000Z");

beforeEach(() => {
  vi.setSystemTime(begin);
});

const floodAddress = (number: number) => ({ "cf-connecting-ip": `192.0.2.${number % 250}` });

/** The mails that are sent separately within an hour. */
const separately = 40;

async function sendOne(number: number, EMAIL: SendEmail, message = "") {
  const body = { ...validEnquiries.viewing, message: `No. ${number} ${message}` };
  const headers = floodAddress(number);
  return idOf(await post("viewing", body, { bindings: { EMAIL }, headers }));
}

/** The ids of a flood's enquiries: copies of the first, and of the first one above the limit. */
async function flood(enquiries: number, EMAIL: SendEmail, message = "") {
  const first = await sendOne(0, EMAIL, message);
  const others = await copyEnquiry("viewing", first, separately - 1);
  const next = await sendOne(1, EMAIL, message);
  const more = await copyEnquiry("viewing", next, enquiries - separately - 1);
  return [first, ...others, next, ...more];
}

async function runFor(minutes: number, EMAIL: SendEmail, every = 10) {
  for (let passed = 0; passed < minutes; passed += every) {
    vi.setSystemTime(Date.now() + every * minute);
    await deliverDue({ ...env, EMAIL }, new Date());
  }
}

/** Visitors of other networks than that of the flood. */
const quietVisitors = ["198.51.100.7", "2001:db8:1::7", "203.0.113.7"];

it("mails a flood separately up to the limit and then in digests, and other networks at once", async () => {
  const { mails, EMAIL } = mailbox();
  const ids: string[] = [];
  for (let number = 0; number < 50; number += 1) ids.push(await sendOne(number, EMAIL));
  expect(mails.map(({ subject }) => /\[(.+)\]$/u.exec(subject)?.[1])).toEqual(
    ids.slice(0, separately),
  );
  for (const address of quietVisitors) {
    const headers = { "cf-connecting-ip": address };
    const body = { ...validEnquiries.contact, message: address };
    const id = await idOf(await post("contact", body, { bindings: { EMAIL }, headers }));
    expect(mails.at(-1)?.subject).toContain(id);
    expect(mails.at(-1)).toHaveProperty("replyTo");
  }
  const before = separately + quietVisitors.length;
  expect(mails).toHaveLength(before);
  await runFor(20, EMAIL, 1);
  expect(mails.length).toBeLessThan(before + 10);
  for (const id of ids) {
    const found = mails.filter(({ subject, text }) => `${subject} ${text}`.includes(id));
    expect(found).toHaveLength(1);
  }
  expect(new Set((await deliveryRows()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  const together = mails.find(({ subject }) => subject.includes("in one mail"));
  for (const part of [together?.text, together?.html])
    for (const text of [
      validEnquiries.viewing.name,
      validEnquiries.viewing.phone,
      validEnquiries.viewing.email,
      "leads -- export",
    ])
      expect(part).toContain(text);
});

it("leases a digest when it is sent, so that no other run sends it if the mails before it took long", async () => {
  const [quiet = ""] = quietVisitors;
  const headers = { "cf-connecting-ip": quiet };
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() }, headers });
  await flood(50, failingMail());
  const remaining: number[] = [];
  const { EMAIL } = mailbox();
  const slow = {
    async send(mail: EmailMessageBuilder) {
      vi.setSystemTime(Date.now() + 6 * minute);
      if (mail.subject.includes("in one mail"))
        for (const row of await deliveryRows())
          if (row.state === "waiting") remaining.push(Date.parse(row.next_at) - Date.now());
      return EMAIL.send(mail);
    },
  } as SendEmail;
  await runFor(10, slow);
  expect(remaining.length).toBeGreaterThan(40);
  expect(Math.min(...remaining)).toBeGreaterThan(0);
});

it("retries the enquiries of a failed digest", async () => {
  const ids = await flood(50, failingMail());
  await runFor(10, failingMail());
  const { mails, EMAIL } = mailbox();
  await runFor(60, EMAIL);
  const all = mails.map(({ subject, text }) => `${subject} ${text}`).join("\n");
  for (const id of ids) expect(all).toContain(id);
});

it("splits a digest into mails that Gmail shows whole", async () => {
  const { mails, EMAIL } = mailbox();
  const ids = await flood(85, failingMail(), "\u{1F3E0} <".repeat(1_000));
  await runFor(30, EMAIL);
  const digests = mails.filter(({ subject }) => subject.includes("in one mail"));
  expect(digests.length).toBeGreaterThan(1);
  for (const { html = "" } of digests)
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(102_000);
  const all = mails.map(({ subject, text }) => `${subject} ${text}`).join("\n");
  for (const id of ids) expect(all.split(id)).toHaveLength(2);
});

const left = async () =>
  (await deliveryRows()).filter(({ state }) => state === "waiting").map((row) => row.enquiry_id);

it("lists half as many after each run that was killed, until all are sent", async () => {
  await flood(60, mailbox().EMAIL);
  expect(await left()).toHaveLength(20);
  // Five runs leased the twenty, and ended without an outcome: 500, halved five times.
  await env.DB.prepare(
    "update deliveries set attempts = 6, unfinished = 6 where state = 'waiting'",
  ).run();
  const { mails, EMAIL } = mailbox();
  await runFor(10, EMAIL);
  expect(mails.map(({ subject }) => subject)).toEqual(["15 enquiries in one mail"]);
  await runFor(10, EMAIL);
  expect(mails.map(({ subject }) => subject)).toContain("5 enquiries in one mail");
  expect(await left()).toEqual([]);
});

it("sends the others if an enquiry cannot be written, and gives that one up in the end", async () => {
  await flood(44, mailbox().EMAIL);
  const [broken, ...others] = await left();
  await env.DB.prepare("update viewing_requests set created_at = 'never' where id = ?")
    .bind(broken)
    .run();
  const stateOfBroken = async () => (await deliveryRows()).find((row) => row.enquiry_id === broken);
  const { mails, EMAIL } = mailbox();
  await runFor(10, EMAIL);
  expect(mails).toHaveLength(1);
  for (const id of others) expect(mails[0]?.text).toContain(id);
  expect(await left()).toEqual([broken]);
  expect(await stateOfBroken()).toMatchObject({ last_error: "not-written" });
  await env.DB.prepare(
    "update deliveries set attempts = 15, next_at = created_at where enquiry_id = ?",
  )
    .bind(broken)
    .run();
  await runFor(10, EMAIL);
  expect(await stateOfBroken()).toMatchObject({ state: "failed", last_error: "not-written" });
});

it("sends the postponed mails of other networks before those of a flood", async () => {
  for (const address of quietVisitors)
    await post(
      "contact",
      { ...validEnquiries.contact, message: address },
      { bindings: { EMAIL: failingMail() }, headers: { "cf-connecting-ip": address } },
    );
  await flood(50, failingMail());
  const { mails, EMAIL } = mailbox();
  await runFor(3, EMAIL, 1);
  expect(mails).toHaveLength(quietVisitors.length);
  for (const mail of mails) expect(mail).toHaveProperty("replyTo");
});

const numberOf = (address: string) =>
  networkNumber(new Request("https://site.example", { headers: { "cf-connecting-ip": address } }));

it("numbers networks, not addresses", () => {
  expect(numberOf("198.51.100.7")).toBe(numberOf("198.51.100.200"));
  expect(numberOf("198.51.100.7")).not.toBe(numberOf("198.51.101.7"));
  expect(numberOf("2001:db8:1::7")).toBe(numberOf("2001:db8:1:ffff::9"));
  expect(networkNumber(new Request("https://site.example"))).toBe(0);
  for (let first = 1; first < 200; first += 1)
    expect(numberOf(`${first}.2.3.4`)).toSatisfy((number: number) => number >= 1 && number <= 4096);
});
