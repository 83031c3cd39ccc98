import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  askHealth,
  failingMail,
  mailbox,
  post,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";
import { requestsTo, webhookSecret } from "./external-services";
import { failingDatabase } from "./fake-queue";

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse("2026-11-22T05:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: begin });
});
afterEach(() => vi.useRealTimers());

let times = 0;
/** A webhook with a unique path per test. */
function alertWebhook(host = "watch.example") {
  times += 1;
  const url = `https://${host}/alerts-${times}`;
  return { url, settings: { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: webhookSecret } };
}

interface Alert {
  type: string;
  data: { problem: string; message: string; since: string } & Record<string, unknown>;
}

/** The alerts since some number of posts, verified as by a receiver. */
async function alerts(host: string, since: number) {
  const received = (await requestsTo(host)).slice(since);
  const now = Date.now();
  const verified = received.map(({ headers, body }) => {
    // A receiver checks what is minutes old at most.
    vi.setSystemTime(Number(headers["webhook-timestamp"]) * 1000);
    return {
      id: headers["webhook-id"],
      alert: new Webhook(webhookSecret).verify(body, headers) as Alert,
    };
  });
  vi.setSystemTime(now);
  return verified;
}
const count = async (host: string) => (await requestsTo(host)).length;

async function everyMinute(from: number, to: number, bindings: Partial<Env>, step = minute) {
  for (let at = from; at <= to; at += step) {
    vi.setSystemTime(at);
    await runMinuteCron(at, bindings);
  }
}

it("sends an alert after an hour of failing mail, once, and once when it is over", async () => {
  const { settings } = alertWebhook();
  const before = await count("watch.example");
  const down = { ...settings, EMAIL: failingMail() };
  await post("viewing", validEnquiries.viewing, { bindings: down });
  await everyMinute(begin, begin + hour, down, 10 * minute);
  expect(await alerts("watch.example", before)).toEqual([]);
  await everyMinute(begin + hour + minute, begin + 4 * hour, down, 10 * minute);
  expect(await alerts("watch.example", before)).toMatchObject([
    { alert: { type: "problem.began", data: { problem: "deliveries-late", waiting: 1 } } },
  ]);
  const { EMAIL } = mailbox();
  await everyMinute(begin + 10 * hour, begin + 11 * hour, { ...settings, EMAIL }, 10 * minute);
  const [first, second, ...more] = await alerts("watch.example", before);
  expect(second).toMatchObject({
    alert: { type: "problem.over", data: { problem: "deliveries-late", waiting: 0 } },
  });
  expect(second?.alert.data.since).toBe(first?.alert.data.since);
  expect(second?.id).not.toBe(first?.id);
  expect(more).toEqual([]);
});

it("contains no personal data", async () => {
  const { settings } = alertWebhook();
  const before = await count("watch.example");
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  await env.DB.prepare("update deliveries set state = 'failed'").run();
  await everyMinute(begin, begin, settings);
  const received = (await requestsTo("watch.example")).slice(before);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toContain("deliveries-failed");
  for (const answer of Object.values(validEnquiries.contact).filter((text) => text.length > 3))
    expect(received[0]?.body).not.toContain(answer);
});

const set = async (state: string) =>
  env.DB.prepare("update deliveries set state = ?").bind(state).run();

it("sends another alert when a problem returns", async () => {
  const { settings } = alertWebhook();
  const before = await count("watch.example");
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  for (const [index, state] of ["failed", "sent", "failed", "sent"].entries()) {
    await set(state);
    await everyMinute(begin + index * hour, begin + index * hour + 2 * minute, settings);
  }
  const types = (await alerts("watch.example", before)).map(({ alert }) => alert.type);
  expect(types).toEqual(["problem.began", "problem.over", "problem.began", "problem.over"]);
});

it("retries an unanswered alert in the next run, with the same id", async () => {
  const broken = alertWebhook("deaf.example");
  const before = await count("deaf.example");
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  await env.DB.prepare("update deliveries set state = 'failed'").run();
  await everyMinute(begin, begin + minute, broken.settings);
  const tries = await alerts("deaf.example", before);
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  const beforeRetry = await count("watch.example");
  await everyMinute(begin + 2 * minute, begin + 4 * minute, alertWebhook().settings);
  expect(await alerts("watch.example", beforeRetry)).toMatchObject([{ id: tries[0]?.id }]);
});

it("sends no alert of a problem that is over before its first alert", async () => {
  const before = await count("watch.example");
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  await env.DB.prepare("update deliveries set state = 'failed'").run();
  await everyMinute(begin, begin, alertWebhook("deaf.example").settings);
  await env.DB.prepare("update deliveries set state = 'sent'").run();
  await everyMinute(begin + minute, begin + 10 * minute, alertWebhook().settings);
  expect(await alerts("watch.example", before)).toEqual([]);
});

const letters = (backlogCount: number) =>
  ({ metrics: async () => ({ backlogCount, backlogBytes: 0 }) }) as unknown as Queue;

it("alerts of dead letters while the database is down too: every hour, with one id", async () => {
  const { settings } = alertWebhook();
  const before = await count("watch.example");
  const bindings = { ...settings, DB: failingDatabase(), DEAD_ENQUIRIES: letters(2) };
  await everyMinute(begin, begin + 2 * hour, bindings, 30 * minute);
  const received = await alerts("watch.example", before);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(received[0]?.alert.data).toMatchObject({ problem: "dead-letters", deadLetters: 2 });
});

it("reports nothing as over while the queue does not answer", async () => {
  const { settings } = alertWebhook();
  const before = await count("watch.example");
  await everyMinute(begin, begin, { ...settings, DEAD_ENQUIRIES: letters(1) });
  const silent = { metrics: async () => Promise.reject(new Error("down")) } as unknown as Queue;
  await everyMinute(begin + hour, begin + 2 * hour, { ...settings, DEAD_ENQUIRIES: silent }, hour);
  expect(await alerts("watch.example", before)).toHaveLength(1);
  await everyMinute(begin + 3 * hour, begin + 3 * hour, settings);
  expect((await alerts("watch.example", before)).at(-1)?.alert.type).toBe("problem.over");
});

it("sends no alert without an address or a secret", async () => {
  const before = await count("watch.example");
  const { ALERT_WEBHOOK_URL } = alertWebhook().settings;
  await everyMinute(begin, begin, { DEAD_ENQUIRIES: letters(1) });
  await everyMinute(begin, begin, { DEAD_ENQUIRIES: letters(1), ALERT_WEBHOOK_URL });
  expect(await count("watch.example")).toBe(before);
});

it("the health check reports the same problems", async () => {
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
  await env.DB.prepare("update deliveries set state = 'failed' where kind = 'contact'").run();
  vi.setSystemTime(begin + 2 * hour);
  const response = await askHealth({ DEAD_ENQUIRIES: letters(1) });
  expect(await response.json()).toMatchObject({
    problems: ["deliveries-failed", "deliveries-late", "dead-letters"],
  });
});
