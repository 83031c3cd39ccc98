import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver";
import { deliveryRows, failingMail, validEnquiries, mailbox, post } from "./example-enquiries";

const minute = 60_000;
const begin = Date.parse("2026-11-21T10:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: begin });
});
afterEach(() => vi.useRealTimers());

async function flood(enquiries: number, EMAIL: SendEmail) {
  const ids: string[] = [];
  for (let number = 0; number < enquiries; number += 1) {
    const body = { ...validEnquiries.viewing, message: `No. ${number}` };
    const response = await post("viewing", body, { bindings: { EMAIL } });
    ids.push((await response.json<{ id: string }>()).id);
  }
  return ids;
}

async function runFor(minutes: number, EMAIL: SendEmail) {
  for (let passed = 0; passed < minutes; passed += 1) {
    vi.setSystemTime(Date.now() + minute);
    await deliverDue({ ...env, EMAIL }, new Date());
  }
}

it("sends a digest of a flood from a thousand addresses, with every enquiry once", async () => {
  const { mails, EMAIL } = mailbox();
  const ids = await flood(150, EMAIL);
  await runFor(60, EMAIL);
  expect(mails.length).toBeLessThan(50);
  for (const id of ids) {
    const found = mails.filter(({ subject, text }) => `${subject} ${text}`.includes(id));
    expect(found).toHaveLength(1);
  }
  expect(new Set((await deliveryRows()).map(({ state }) => state))).toEqual(new Set(["sent"]));
});

it("has contact details of every enquiry, and the command for the rest", async () => {
  const { mails, EMAIL } = mailbox();
  await flood(60, EMAIL);
  await runFor(20, EMAIL);
  const together = mails.find(({ subject }) => subject.includes("in one mail"));
  for (const part of [together?.text, together?.html])
    for (const text of [
      validEnquiries.viewing.name,
      validEnquiries.viewing.phone,
      validEnquiries.viewing.email,
      "leads:export",
    ])
      expect(part).toContain(text);
});

it("retries the enquiries of a failed digest", async () => {
  const ids = await flood(60, failingMail());
  await runFor(30, failingMail());
  const { mails, EMAIL } = mailbox();
  await runFor(120, EMAIL);
  const all = mails.map(({ subject, text }) => `${subject} ${text}`).join("\n");
  for (const id of ids) expect(all).toContain(id);
});

it("sends mails separately up to the limit", async () => {
  const { mails, EMAIL } = mailbox();
  const ids = await flood(40, EMAIL);
  expect(mails.map(({ subject }) => /\[(.+)\]$/u.exec(subject)?.[1])).toEqual(ids);
});

it("splits a digest into mails that Gmail shows whole", async () => {
  const { mails, EMAIL } = mailbox();
  const ids = [];
  for (let number = 0; number < 130; number += 1) {
    const message = `No. ${number} ${"\u{1F3E0} <".repeat(1_000)}`;
    const response = await post(
      "viewing",
      { ...validEnquiries.viewing, message },
      { bindings: { EMAIL: failingMail() } },
    );
    ids.push((await response.json<{ id: string }>()).id);
  }
  await runFor(30, EMAIL);
  const digests = mails.filter(({ subject }) => subject.includes("in one mail"));
  expect(digests.length).toBeGreaterThan(1);
  for (const { html = "" } of digests)
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(102_000);
  const all = mails.map(({ subject, text }) => `${subject} ${text}`).join("\n");
  for (const id of ids) expect(all.split(id)).toHaveLength(2);
});
