import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver";
import { minute } from "./clock";
import { deliveryRows, validEnquiries, kinds, mailbox, post, rowsOf } from "./example-enquiries";
import { failingDatabase, FakeQueue } from "./fake-queue";

const visitors = 30;
const connections = 6;

const isPending = async () => (await deliveryRows()).some(({ state }) => state === "waiting");

/** The number of mails with each id, without those of enquiries that were not stored yet. */
function timesMailed(mails: readonly EmailMessageBuilder[], id: string): number {
  const ofStored = mails.filter(({ subject }) => !subject.startsWith("Not stored yet"));
  return ofStored.reduce((sum, { text = "" }) => sum + text.split(id).length - 1, 0);
}

it(`while D1 fails for ten minutes, ${visitors} visitors are acknowledged, and each is stored and mailed once after it heals`, async () => {
  const begin = Date.parse("2026-11-21T10:00:00.000Z");
  const queue = new FakeQueue();
  const { mails, EMAIL } = mailbox();
  const ENQUIRY_QUEUE = queue.binding(() => Date.now());
  const down = { DB: failingDatabase(), EMAIL, ENQUIRY_QUEUE };

  const acknowledged = new Set<string>();
  const ids = new Map<number, string>();
  let twice = 0;
  async function send(number: number) {
    const kind = kinds[number % kinds.length] ?? "viewing";
    const body = { ...validEnquiries[kind], email: `visitor-${number}@example.com` };
    const key = { "idempotency-key": `visitor-${number}` };
    // Some are plain forms, without a key.
    const headers = number % 7 === 0 ? {} : key;
    const response = await post(kind, body, { headers, bindings: down });
    expect(response.status).toBe(200);
    const { id } = await response.json<{ id: string }>();
    acknowledged.add(id);
    expect(ids.get(number) ?? id).toBe(id);
    ids.set(number, id);
  }
  for (let sent = 0; sent < visitors; sent += connections) {
    const now = begin + (sent / visitors) * 10 * minute;
    vi.setSystemTime(now);
    const numbers = Array.from({ length: connections }, (_, index) => sent + index);
    await Promise.all(numbers.map(send));
    const impatient = numbers.filter((number) => number % 10 === 0);
    twice += impatient.length;
    await Promise.all(impatient.map(send));
    await queue.deliver(now, down);
  }
  expect(acknowledged.size).toBe(visitors);

  const up = { EMAIL };
  let now = begin + 10 * minute;
  for (; queue.messages.length > 0; now += minute) {
    expect(now).toBeLessThan(begin + 60 * minute);
    vi.setSystemTime(now);
    await queue.deliver(now, up);
  }
  const healed = now;
  for (; await isPending(); now += minute) {
    expect(now).toBeLessThan(healed + 120 * minute);
    vi.setSystemTime(now);
    await deliverDue({ ...env, ...up }, new Date(now));
  }

  const rows = (await Promise.all(kinds.map(rowsOf))).flat();
  expect(rows).toHaveLength(visitors);
  expect(new Set(rows.map(({ id }) => id))).toEqual(acknowledged);
  expect(queue.dead).toEqual([]);
  expect([...acknowledged].filter((id) => timesMailed(mails, id) !== 1)).toEqual([]);
  expect((await deliveryRows()).map(({ state }) => state)).toEqual(
    Array.from({ length: visitors }, () => "sent"),
  );
  console.log(
    `${visitors} visitors, ${twice} of them twice: ${rows.length} stored, ${mails.length} mails, ${(healed - begin) / minute} minutes until all were stored`,
  );
}, 300_000);
