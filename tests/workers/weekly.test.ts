import { env } from "cloudflare:workers";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, expect, it, vi } from "vitest";
import { day, hour } from "./clock";
import { configuration, crons } from "./configuration";
import { failingMail, mailbox, post, rowsOf, runCron, validEnquiries } from "./example-enquiries";

/** A Monday, eight o'clock in Dubai. */
const eight = Date.parse("2026-11-23T04:00:00.000Z");

beforeEach(() => {
  vi.setSystemTime(eight);
});

async function run(at: number, EMAIL: SendEmail, WEEKLY_REPORT = "report") {
  vi.setSystemTime(at);
  await runCron(crons.mondays, at, { EMAIL, WEEKLY_REPORT });
}

async function send(at: number, extra: Record<string, unknown> = {}) {
  vi.setSystemTime(at);
  const headers = { "idempotency-key": crypto.randomUUID() };
  await post("viewing", { ...validEnquiries.viewing, ...extra }, { headers });
}

it.each([configuration.vars["WEEKLY_REPORT"], "off", "sometimes"])(
  "WEEKLY_REPORT %j sends nothing",
  async (setting) => {
    const { mails, EMAIL } = mailbox();
    await run(eight, EMAIL, setting);
    expect(mails).toEqual([]);
  },
);

it("has the last week and the previous one, without names", async () => {
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
  expect(text).toContain("  0 → 0 → 2 → 0 (0 → 0 → 1 → 0)  ontario-tower");
  expect(text).toContain("  1 (1)  newsletter");
  expect(text).toContain("  1 (1)  newsletter · november → ontario-tower");
  expect(text).toContain("Quarantined this week: 1; in total: 1.");
  expect(text).toContain("Every enquiry has been delivered.");
  expect(html).toMatch(
    /<bdi>newsletter<\/bdi><\/td><td align="right"[^>]*>1<\/td><td align="right"[^>]*>1<\/td>/u,
  );
  for (const answer of [
    validEnquiries.viewing.name,
    validEnquiries.viewing.email,
    validEnquiries.viewing.phone,
  ])
    expect(text + html).not.toContain(answer);
});

it("is sent once, however often the cron runs", async () => {
  const { mails, EMAIL } = mailbox();
  for (let at = eight; at < eight + 13 * hour; at += hour) await run(at, EMAIL);
  await run(eight, EMAIL);
  expect(mails).toHaveLength(1);
  await run(eight + 7 * day, EMAIL);
  expect(mails).toHaveLength(2);
});

it("retries a failed mail an hour later", async () => {
  await run(eight, failingMail());
  const { mails, EMAIL } = mailbox();
  await run(eight + hour, EMAIL);
  await run(eight + 2 * hour, EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("from 16 November 2026 to 22 November 2026");
});

it("has pending deliveries", async () => {
  vi.setSystemTime(eight - hour);
  await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL);
  expect(mails[0]?.text).toContain("Pending deliveries: 1; failed: 0;");
});

it("a query's text cannot forge a line or markup", async () => {
  await send(eight - day, {
    utm_campaign: "</td></table><script>",
    utm_source: "a\nNothing is waiting",
  });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL);
  expect(mails[0]?.html).not.toContain("<script");
  expect(mails[0]?.text).not.toContain("\nEvery enquiry has been delivered.\n");
});

const attachmentOf = (mail: EmailMessageBuilder | undefined) =>
  mail?.attachments?.[0] as { filename: string; type: string; content: Uint8Array } | undefined;

it("has the week's leads as a spreadsheet if enabled, spam included", async () => {
  await send(eight - 8 * day, { name: "Week Before" });
  await send(eight - 2 * day, { phone: "050 123 4567", timeZone: "Asia/Dubai" });
  await send(eight - day, { topic: "https://spam.example", name: "A Program" });
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL, "spreadsheet");
  const file = attachmentOf(mails[0]);
  expect(file?.filename).toBe("leads-2026-11-16-to-2026-11-22.xlsx");
  expect(mails[0]?.text).toContain("The spreadsheet has the week’s leads, spam included: 2.");
  const { sheets } = await readXlsx(file?.content ?? new Uint8Array());
  const [heads = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (head: string) => rows.map((row) => row[heads.indexOf(head)]);
  expect(column("Name")).toEqual([validEnquiries.viewing.name, "A Program"]);
  expect(column("Phone to dial")).toEqual(["+971501234567", "+39021234567"]);
  expect(column("Quarantined because")).toEqual([null, "A hidden field was filled in"]);
});

it.each([["on"], ["report"]])("WEEKLY_REPORT %j brings the report alone", async (setting) => {
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL, setting);
  expect(mails).toHaveLength(1);
  expect(attachmentOf(mails[0])).toBeUndefined();
  expect(mails[0]?.text).not.toContain("spreadsheet");
});

it("does not attach more than 5 MB: the mail has the export command", async () => {
  await send(eight - day);
  const columns = "id, idempotency_key, created_at";
  const [row] = await rowsOf("viewing");
  const rest = Object.keys(row ?? {}).filter((name) => !columns.split(", ").includes(name));
  const copied = rest.map((name) => (name === "message" ? "hex(randomblob(16000))" : name));
  await env.DB.prepare(
    `insert into viewing_requests (${columns}, ${rest.join(", ")}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 400) select id || i, idempotency_key || i, created_at, ${copied.join(", ")} from viewing_requests, n`,
  ).run();
  const { mails, EMAIL } = mailbox();
  await run(eight, EMAIL, "spreadsheet");
  expect(attachmentOf(mails[0])).toBeUndefined();
  expect(mails[0]?.text).toContain("npm run leads -- export --week --remote");
});
