import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { hour, minute } from "./clock";
import {
  copyEnquiry,
  deliveryRows,
  failingMail,
  idOf,
  kinds,
  mailbox,
  post,
  validEnquiries,
} from "./example-enquiries";

const states = async () => new Set((await deliveryRows()).map(({ state }) => state));

/** More than the maximum of one run, four leases of eight; different numbers of each kind. */
const backlog = 4 * 8 + 8;

it("the enquiries of a day without mail are all mailed once it is back, each once", async () => {
  const EMAIL = failingMail();
  const down = { ...env, EMAIL };
  const sent = new Set<string>();
  for (const [index, kind] of kinds.entries()) {
    const id = await idOf(await post(kind, validEnquiries[kind], { bindings: { EMAIL } }));
    const copies = Math.floor((backlog + index) / kinds.length) - 1;
    for (const one of [id, ...(await copyEnquiry(kind, id, copies))]) sent.add(one);
  }
  expect(sent.size).toBe(backlog);
  const dayOver = Date.now() + 24 * hour;
  for (const hours of [1, 5, 20]) await deliverDue(down, new Date(dayOver - hours * hour));
  expect(await states()).toEqual(new Set(["waiting"]));
  const { mails, EMAIL: back } = mailbox();
  for (let now = dayOver; (await states()).has("waiting"); now += hour) {
    expect(now).toBeLessThan(dayOver + 24 * hour);
    await deliverDue({ ...env, EMAIL: back }, new Date(now));
  }
  const mailed = mails.map(({ subject }) => /\[(.+)\]$/u.exec(subject)?.[1]);
  expect(mailed).toHaveLength(backlog);
  expect(new Set(mailed)).toEqual(sent);
  expect(await states()).toEqual(new Set(["sent"]));
});

async function postMany(count: number) {
  const bindings = { EMAIL: failingMail() };
  const id = await idOf(await post("viewing", validEnquiries.viewing, { bindings }));
  await copyEnquiry("viewing", id, count - 1);
}

it("concurrent runs send nothing twice", async () => {
  await postMany(30);
  const { mails, EMAIL } = mailbox();
  const later = new Date(Date.now() + 2 * minute);
  await Promise.all([1, 2, 3].map(async () => deliverDue({ ...env, EMAIL }, later)));
  expect(mails).toHaveLength(30);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(30);
});

it("a slow mail service gets nothing twice from overlapping runs", async () => {
  await postMany(24);
  const { mails, EMAIL: box } = mailbox();
  const later = Date.now() + 2 * minute;
  const real = Date.now.bind(Date);
  let passed = 0;
  vi.spyOn(Date, "now").mockImplementation(() => real() + passed);
  let sent = 0;
  const send = async (mail: EmailMessageBuilder) => {
    sent += 1;
    passed += 15_000;
    if (sent === 20) await deliverDue({ ...env, EMAIL: box }, new Date(later + passed));
    return box.send(mail);
  };
  await deliverDue({ ...env, EMAIL: { send } as unknown as SendEmail }, new Date(later));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(24);
  expect(mails).toHaveLength(24);
});

it("retries with backoff for three days, then marks the delivery as failed", async () => {
  const down = { ...env, EMAIL: failingMail() };
  await post("viewing", validEnquiries.viewing, { bindings: down });
  const waits: number[] = [];
  let last = Date.now();
  for (let tries = 1; tries < 40; tries += 1) {
    const [row] = await deliveryRows();
    if (row?.state !== "waiting") break;
    const due = Date.parse(row.next_at);
    waits.push(due - last);
    await deliverDue(down, new Date(due));
    last = due;
  }
  expect(waits[0]).toBeGreaterThan(0.99 * minute);
  expect(waits[0]).toBeLessThan(1.3 * minute);
  // A run adds the milliseconds since its start.
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(12 * hour);
  expect(Math.max(...waits)).toBeLessThan(12 * hour + minute);
  const minutes = waits.map((wait) => Math.round(wait / minute));
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(72 * hour);
  expect(await deliveryRows()).toMatchObject([
    { state: "failed", attempts: waits.length + 1, last_error: "E_INTERNAL_SERVER_ERROR" },
  ]);
  const { mails, EMAIL } = mailbox();
  await deliverDue({ ...env, EMAIL }, new Date(last + 1000 * hour));
  expect(mails).toHaveLength(0);
});

it("a later run takes the leases of a run that died", async () => {
  const died = new Promise<never>(() => {});
  const EMAIL = { send: async () => died } as unknown as SendEmail;
  await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
  const at = Date.now() + 2 * minute;
  void deliverDue({ ...env, EMAIL }, new Date(at));
  await expect.poll(async () => (await deliveryRows())[0]?.attempts).toBe(2);
  const { mails, EMAIL: alive } = mailbox();
  await deliverDue({ ...env, EMAIL: alive }, new Date(at + 1_000));
  expect(mails).toHaveLength(0);
  await deliverDue({ ...env, EMAIL: alive }, new Date(at + 5 * minute));
  expect(mails).toHaveLength(1);
});

it("an enquiry whose mail cannot be written is retried, and holds up no other", async () => {
  const bindings = { EMAIL: failingMail() };
  const broken = await idOf(await post("contact", validEnquiries.contact, { bindings }));
  const other = await idOf(await post("valuation", validEnquiries.valuation, { bindings }));
  await env.DB.prepare("update contact_messages set created_at = 'never'").run();
  const { mails, EMAIL } = mailbox();
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 2 * minute));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(other);
  const row = (await deliveryRows()).find(({ enquiry_id }) => enquiry_id === broken);
  expect(row).toMatchObject({ state: "waiting", attempts: 2, last_error: "not-written" });
});

it("a delivery that no run finishes after an error is leased alone, and fails after the last attempt", async () => {
  const bindings = { EMAIL: failingMail() };
  const suspect = await idOf(await post("contact", validEnquiries.contact, { bindings }));
  for (let index = 0; index < 3; index += 1)
    await post("viewing", validEnquiries.viewing, {
      bindings,
      headers: { "idempotency-key": `beside-${index}` },
    });
  await env.DB.prepare(
    "update deliveries set attempts = 16, unfinished = 15, last_error = 'E_INTERNAL', next_at = created_at where enquiry_id = ?",
  )
    .bind(suspect)
    .run();
  const { mails, EMAIL } = mailbox();
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 2 * minute));
  expect(mails).toHaveLength(3);
  const row = (await deliveryRows()).find(({ enquiry_id }) => enquiry_id === suspect);
  expect(row).toMatchObject({ state: "failed", last_error: "no-outcome" });
});
