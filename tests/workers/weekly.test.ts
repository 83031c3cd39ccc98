import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import worker from "~workers/app";
import settings from "../../wrangler.toml?raw";
import { failingMail, good, mailbox, post } from "./enquiries";

const crons = JSON.parse(/^crons = (.*)$/mu.exec(settings)?.[1] ?? "[]") as string[];
const mondays = crons.find((cron) => cron.endsWith(" MON")) ?? "";

/** A Monday, eight o'clock in Dubai. */
const eight = Date.parse("2026-11-23T04:00:00.000Z");
const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: eight });
});
afterEach(() => vi.useRealTimers());

async function run(at: number, EMAIL: SendEmail, WEEKLY_REPORT = "on") {
  vi.setSystemTime(at);
  const controller = createScheduledController({ cron: mondays, scheduledTime: new Date(at) });
  await worker.scheduled(controller, { ...env, EMAIL, WEEKLY_REPORT });
}

async function send(at: number, extra: Record<string, unknown> = {}) {
  vi.setSystemTime(at);
  const headers = { "idempotency-key": crypto.randomUUID() };
  await post("viewing", { ...good.viewing, ...extra }, { headers });
}

it("comes on Mondays from eight in the morning in Dubai", () => {
  expect(mondays).toBe("0 4-16 * * MON");
});

it("is off until it is turned on", async () => {
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL, settings.match(/^WEEKLY_REPORT = "(.*)"$/mu)?.[1]);
  expect(mails).toEqual([]);
});

it("tells of the week that is over, with the one before beside it, and of nobody by name", async () => {
  const source = {
    utm_source: "newsletter",
    utm_campaign: "november",
    page: "/property/ontario-tower",
  };
  // Before and after midnight in Dubai, where the week ends.
  await send(eight - 9 * hour, source);
  await send(eight - 2 * day);
  await send(eight - 8 * day, source);
  await send(eight - 7 * hour);
  await send(eight - day, { topic: "https://spam.example" });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL);
  expect(mails).toHaveLength(1);
  const { subject, text = "", html = "", to } = mails[0]!;
  expect(to).toBe(env.ENQUIRY_RECIPIENT);
  expect(subject).toBe("The week: 2 enquiries");
  expect(text).toContain("from 16 November 2026 to 22 November 2026");
  expect(text).toContain("  2 (1)  Viewing request");
  expect(text).toContain("  2 (1)  ontario-tower");
  expect(text).toContain("  1 (1)  newsletter");
  expect(text).toContain("Held as spam this week: 1; in all: 1.");
  expect(text).toContain("Nothing is waiting");
  expect(html).toContain('<td align="left">ontario-tower</td><td align="right">2</td>');
  for (const answer of [good.viewing.name, good.viewing.email, good.viewing.phone])
    expect(text + html).not.toContain(answer);
});

it("comes once, however often the cron runs", async () => {
  const { mails, EMAIL } = mailbox();
  for (let at = eight; at < eight + 13 * hour; at += hour) await run(at, EMAIL);
  await run(eight, EMAIL);
  expect(mails).toHaveLength(1);
  await run(eight + 7 * day, EMAIL);
  expect(mails).toHaveLength(2);
});

it("comes once where two runs meet", async () => {
  const { mails, EMAIL } = mailbox();
  await Promise.all([run(eight, EMAIL), run(eight, EMAIL)]);
  expect(mails).toHaveLength(1);
});

it("a mail that failed comes an hour later", async () => {
  await run(eight, failingMail());
  const { mails, EMAIL } = mailbox();
  await run(eight + hour, EMAIL);
  await run(eight + 2 * hour, EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("from 16 November 2026 to 22 November 2026");
});

it("says what waits", async () => {
  vi.setSystemTime(eight - hour);
  await post("contact", good.contact, { bindings: { EMAIL: failingMail() } });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL);
  expect(mails[0]?.text).toContain("To be delivered: 1; given up: 0;");
});

it("nothing that came with an address can forge a line or markup of it", async () => {
  await send(eight - day, {
    utm_campaign: "</td></table><script>",
    utm_source: "a\nNothing is waiting",
  });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL);
  expect(mails[0]?.html).not.toContain("<script");
  expect(mails[0]?.text).not.toContain("\nNothing is waiting\n");
});
