import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, expect, it, vi } from "vitest";
import { campaignsQuery, meaningsOf } from "~workers/counts/contact-codes";
import { counter } from "~workers/counts/counter";
import { readBeacon } from "~workers/counts/handle-beacon";
import { listingIds } from "~/content/listing-ids";
import { contactCode } from "~/format/contact-code";
import { day, hour } from "./clock";
import { crons } from "./configuration";
import {
  anotherVisitor,
  mailbox,
  post,
  postRaw,
  runCron,
  validEnquiries,
} from "./example-enquiries";

/** A Monday, eight o'clock in Dubai. */
const eight = Date.parse("2026-11-23T04:00:00.000Z");

beforeEach(() => {
  vi.setSystemTime(eight - day);
});

const phone = "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36";

const beacon = {
  path: "/it/property/ontario-tower",
  campaign: "November-2026",
  events: ["viewed", "called"],
  device: "phone",
};

const send = async (sent: unknown, headers: Record<string, string> = {}) =>
  postRaw("/functions/v1/count", JSON.stringify(sent), {
    headers: { "content-type": "text/plain", "user-agent": phone, ...anotherVisitor(), ...headers },
  });

/** Writes the counts to D1, as the alarm does, and returns the number of statements. */
async function flush(): Promise<number> {
  return runInDurableObject(counter(env), async (object) => {
    const inner = object as unknown as { env: Env };
    const { DB } = inner.env;
    const prepare = vi.spyOn(DB, "prepare");
    await object.alarm();
    const statements = prepare.mock.calls.length;
    prepare.mockRestore();
    return statements;
  });
}

async function stored() {
  await flush();
  const { results } = await env.DB.prepare(
    "select hour, route, listing, locale, campaign, device, name, count from counts order by name",
  ).all();
  return results.map((row) => Object.values(row).join(" "));
}

const row = (name: string) =>
  `2026-11-22T04 /property/:id ontario-tower it november-2026 phone ${name}`;

it("counts what happened on a page, by the hour", async () => {
  await send(beacon);
  await send({ ...beacon, events: ["viewed", "viewed", "sold"], vitals: { lcp: 2100.4, cls: 9 } });
  expect(await stored()).toEqual([
    row("called 1"),
    row("cls/more 1"),
    row("lcp/2500 1"),
    row("viewed 2"),
  ]);
});

it("a total that is written again counts nothing twice", async () => {
  await send(beacon);
  await flush();
  await send(beacon);
  await send({ ...beacon, events: ["called"] });
  expect((await stored()).map((line) => line.split(" ").slice(-2).join(" "))).toEqual([
    "called 3",
    "viewed 2",
  ]);
});

const gone = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

it.each<[string, unknown, Record<string, string>?]>([
  ["Global Privacy Control", beacon, { "sec-gpc": "1" }],
  ["Do Not Track", beacon, { dnt: "1" }],
  ["a bot", beacon, gone],
  ["another site", beacon, { origin: "https://other.example" }],
  ["a page that does not exist", { ...beacon, path: "/property/giulia@example.it" }],
  ["the staff's page", { ...beacon, path: "/desk/1" }],
  ["a property of Object", { ...beacon, path: "/constructor/name" }],
  ["no events", { ...beacon, events: "viewed" }],
  ["no object", [null]],
])("nothing is counted of %s", async (_, sent, headers) => {
  await send(sent, headers);
  expect(await stored()).toEqual([]);
});

it.each(["giulia@example.it", "+39 333 1234567", "<b>x</b>", "user-8412345", "x".repeat(60), "ع"])(
  "a campaign %j is not kept, because it may be of one visitor",
  (campaign) => {
    expect(readBeacon({ ...beacon, campaign })?.campaign).toBe("(other)");
  },
);

it("no column can tell two visitors apart", async () => {
  const { results } = await env.DB.prepare("select name from pragma_table_info('counts')").all();
  const columns = ["hour", "route", "listing", "locale", "campaign", "device", "name", "count"];
  expect(results.map(({ name }) => name)).toEqual(columns);
  const response = await send(
    { ...beacon, id: "abc", email: "giulia@example.it", path: beacon.path },
    { "cf-connecting-ip": "203.0.113.9" },
  );
  expect(response.headers.get("set-cookie")).toBeNull();
  const inObject = await runInDurableObject(counter(env), async (_, { storage }) =>
    JSON.stringify(storage.sql.exec("select * from counters").toArray()),
  );
  for (const text of [inObject, JSON.stringify(await stored())])
    expect(text).not.toMatch(/abc|giulia|203\.0|Android|:\d\d/);
});

it("10,000 pages in a minute cause few statements, and at most 50 campaigns", async () => {
  // The object remembers the campaigns of its hour.
  vi.setSystemTime(eight + hour);
  const page = readBeacon(beacon)!;
  for (let batch = 0; batch < 100; batch += 1)
    await counter(env).add(
      Array.from({ length: 100 }, (_, index) => ({ ...page, campaign: `c${index}` })),
      Date.now(),
    );
  expect(await flush()).toBeLessThanOrEqual(2);
  const { results } = await env.DB.prepare(
    "select sum(count) as views, count(distinct campaign) as campaigns from counts where name = 'viewed'",
  ).all();
  expect(results).toEqual([{ views: 10_000, campaigns: 51 }]);
});

const views = async (count: number, events: string[], extra = {}) => {
  const page = readBeacon({ ...beacon, campaign: "autumn", events, ...extra })!;
  await counter(env).add(
    Array.from({ length: count }, () => page),
    Date.now(),
  );
};

it("each listing has a code of its own, and a wrong code or campaign means nothing", () => {
  for (const listing of listingIds)
    expect(meaningsOf(contactCode(listing), [])).toEqual([{ listing, campaign: "" }]);
  const code = contactCode("ontario-tower", "Autumn ");
  expect(meaningsOf(code, [{ campaign: "spring" }])).toEqual([]);
  expect(meaningsOf(code, [{ campaign: "autumn" }])).toHaveLength(1);
  expect(meaningsOf("Hello, I saw the flat", [{ campaign: "autumn" }])).toEqual([]);
});

const enquire = async () =>
  post(
    "viewing",
    { ...validEnquiries.viewing, utm_campaign: "Autumn" },
    { headers: { "idempotency-key": crypto.randomUUID() } },
  );

it("the weekly mail has views, contacts, enquiries and claims of the week and the one before", async () => {
  vi.setSystemTime(eight - 8 * day);
  await views(11, ["viewed"]);
  await enquire();
  await flush();
  vi.setSystemTime(eight - day);
  await views(210, ["viewed"], { vitals: { lcp: 2600 } });
  await views(3, ["whatsapp"]);
  await enquire();
  await enquire();
  await env.DB.exec(
    "insert into assignments (enquiry_id, kind, person, created_at, claimed_by, claimed_at) select id, 'viewing', 'x', created_at, 'x', created_at from viewing_requests order by created_at desc limit 1",
  );
  await env.DB.exec(
    "insert into assignments (enquiry_id, kind, person, created_at) select id, 'viewing', 'y', created_at from viewing_requests where id not in (select enquiry_id from assignments) order by created_at desc limit 1",
  );
  await flush();
  const { mails, EMAIL } = mailbox();
  vi.setSystemTime(eight);
  await runCron(crons.mondays, eight, { EMAIL, WEEKLY_REPORT: "spreadsheet" });
  const { text = "", attachments = [] } = mails.find(({ subject }) =>
    subject.startsWith("The week"),
  )!;
  const { sheets } = await readXlsx(attachments[0]!.content as Uint8Array);
  const line = (name: string, ...first: string[]) =>
    sheets
      .find((sheet) => sheet.name === name)
      ?.rows.find((cellsOfLine) => first.every((value, column) => cellsOfLine[column] === value));
  const cells = [210, "under 10", 2, 1, 11, 0, 1, 0];
  expect(line("Homes", "ontario-tower")).toEqual(["ontario-tower", ...cells]);
  expect(line("Campaigns", "autumn")).toEqual(["autumn", ...cells]);
  expect(line("Responses", "Person", "x")?.slice(2, 8)).toEqual([0, 1, 1, 100, 0, 0]);
  const [firstName = ""] = validEnquiries.viewing.name.split(" ");
  const open = sheets.find(({ name }) => name === "Open")?.rows.slice(1);
  expect(open?.map((cellsOfLine) => cellsOfLine.slice(1, 4))).toEqual([
    [firstName, "Viewing request", "y"],
  ]);
  expect(text).toMatch(new RegExp(`y:\n> ${firstName}, Viewing request, .*, [\\da-f-]{36}`));
  const steps = "  210 → under 10 → 2 → 1 (11 → 0 → 1 → 0)  ";
  expect(text).toContain(`${steps}ontario-tower`);
  expect(text).toContain(`${steps}autumn`);
  expect(text).toContain("  0 min, 1 of 1 in time (none)  x");
  const code = contactCode("ontario-tower", "autumn");
  expect(text).toContain(`  under 10 (0)  ${code}: ontario-tower, autumn`);
  const { results: campaigns } = await env.DB.prepare(campaignsQuery).all();
  for (const typed of [code, `Per ritrovarlo: Rif. ${code.toLowerCase().replace("-", " ")}.`])
    expect(meaningsOf(typed, campaigns)).toEqual([
      { listing: "ontario-tower", campaign: "autumn" },
    ]);
  expect(text).toContain("LCP 3 s · INP – · CLS – · TTFB – (LCP –");
  expect(text).toContain("Slow: /property/:id, it, phone: 3 s on 210 views");
  expect(text).toMatch(/No call, chat or enquiry: .*palazzo-tissoli/);
  expect(text).not.toMatch(/No call, chat or enquiry: .*ontario-tower/);
});
