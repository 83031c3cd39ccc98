import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import {
  reportQuery,
  type ReportRow,
  type Dimension,
  dimensions,
  undeliveredQuery,
  totalsQuery,
} from "~workers/counts/report-sql";
import { day } from "./clock";
import { failingMail, validEnquiries, post } from "./example-enquiries";

/** Midnight in Dubai, between 21 and 22 November. */
const until = Date.parse("2026-11-21T20:00:00.000Z");
const period = {
  since: new Date(until - 7 * day).toISOString(),
  until: new Date(until).toISOString(),
};

beforeEach(() => {
  vi.setSystemTime(until);
});

async function send(
  at: number,
  kind: keyof typeof validEnquiries,
  extra: Record<string, unknown> = {},
) {
  vi.setSystemTime(at);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const response = await post(kind, { ...validEnquiries[kind], ...extra }, { headers });
  expect(response.status).toBe(200);
}

const ask = async (sql: string) => (await env.DB.prepare(sql).all<ReportRow>()).results;
const askOf = async (dimension: Dimension) => ask(reportQuery(dimension, period));

it("counts the period only, beside the previous one", async () => {
  for (const at of [-7 * day, -1, 0, -7 * day - 1, -14 * day, -14 * day - 1])
    await send(until + at, "viewing");
  const all = { value: "viewing", leads: 2, spam: 0, before: 2 };
  expect(await ask(totalsQuery(period))).toEqual([all]);
  for (const dimension of dimensions.filter((one) => one !== "day"))
    expect(await askOf(dimension)).toMatchObject([{ leads: 2, spam: 0, before: 2 }]);
});

it("counts spam separately", async () => {
  await send(until - day, "contact", { topic: "https://spam.example" });
  await send(until - day, "contact");
  expect(await askOf("page")).toEqual([{ value: "", leads: 1, spam: 1, before: 0 }]);
});

it("counts a request for several properties once per property, and once in total", async () => {
  const several = { propertyId: "", propertyIds: "ontario-tower; continental-tower" };
  await send(until - day, "viewing", several);
  await send(until - day, "viewing");
  await send(until - day, "contact", { interest: "viewing", propertyId: "ontario-tower" });
  await send(until - day, "viewing", { propertyId: "", propertyTitle: 'A "home"; of ours' });
  await send(until - day, "valuation");
  const homes = await askOf("home");
  expect(homes.map(({ value, leads }) => [value, leads])).toEqual([
    ["ontario-tower", 3],
    ["", 1],
    ['A "home"; of ours', 1],
    ["continental-tower", 1],
  ]);
  expect((await ask(totalsQuery(period))).map(({ value, leads }) => [value, leads])).toEqual([
    ["viewing", 3],
    ["contact", 1],
    ["valuation", 1],
  ]);
});

it("a source is the campaign's, or the site that a visitor came from", async () => {
  await send(until - day, "viewing", { utm_source: "newsletter", referrerHost: "mail.example" });
  await send(until - day, "viewing", { referrerHost: "www.google.com" });
  await send(until - day, "viewing");
  expect((await askOf("source")).map(({ value }) => value)).toEqual([
    "",
    "newsletter",
    "www.google.com",
  ]);
});

it("a day is Dubai's, and days follow each other", async () => {
  await send(until - day, "viewing");
  await send(until - day - 1, "viewing");
  await send(until - 1, "viewing");
  expect(await askOf("day")).toEqual([
    { value: "2026-11-20", leads: 1, spam: 0, before: 0 },
    { value: "2026-11-21", leads: 2, spam: 0, before: 0 },
  ]);
});

it("can be limited to the lines with most leads", async () => {
  await send(until - day, "viewing", { utm_campaign: "few" });
  for (let time = 0; time < 2; time += 1)
    await send(until - day, "viewing", { utm_campaign: "many" });
  expect(await ask(reportQuery("campaign", period, 1))).toMatchObject([
    { value: "many", leads: 2 },
  ]);
});

it("has pending and failed deliveries with their age", async () => {
  vi.setSystemTime(until);
  await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
  expect((await env.DB.prepare(undeliveredQuery).all()).results).toEqual([
    { state: "waiting", deliveries: 1, oldest: period.until },
  ]);
});

it.each(dimensions)("counting by %s reads the index and no enquiry", async (dimension) => {
  const plan = await env.DB.prepare(`explain query plan ${reportQuery(dimension, period)}`).all<{
    detail: string;
  }>();
  const read = plan.results
    .map(({ detail }) => detail)
    .filter((one) => /_requests|_messages/.test(one));
  expect(read).toHaveLength(3);
  for (const detail of read) expect(detail).toContain("USING COVERING INDEX");
});
