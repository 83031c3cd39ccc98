import { env, exports } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import worker from "~workers/app";
import { checkHealth } from "~workers/enquiries/health";
import { useFakeTimers, until, withinOneMinute } from "./clock";
import { askHealth, failingMail, validEnquiries, post, site } from "./example-enquiries";
import { databaseOfSize } from "./failing-databases";
import { failingDatabase } from "./fake-queue";

const fail = async () => Promise.reject(new Error("down"));
const brokenQueue = { send: fail, metrics: fail } as unknown as Queue;

it.each([
  ["D1 and the queue answer", {}, 200, "ok"],
  ["only the queue answers", { DB: failingDatabase() }, 200, "ok"],
  ["only D1 answers", { ENQUIRY_QUEUE: brokenQueue }, 200, "ok"],
  ["neither answers", { DB: failingDatabase(), ENQUIRY_QUEUE: brokenQueue }, 503, "unavailable"],
])(
  "states only whether an enquiry would be accepted: %s",
  async (_, bindings, expected, status) => {
    await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
    const response = await askHealth(bindings, null);
    expect(response.status).toBe(expected);
    expect(await response.json()).toEqual({ status });
  },
);

it("the health check fails within nine seconds if D1 and the queue hang", async () => {
  useFakeTimers();
  let checks = 0;
  const hang = async () => {
    checks += 1;
    return new Promise<never>(() => {});
  };
  const statement = { bind: () => statement };
  const DB = { prepare: () => statement, batch: hang } as unknown as D1Database;
  const ENQUIRY_QUEUE = { metrics: hang } as unknown as Queue;
  const answer = askHealth({ DB, ENQUIRY_QUEUE }, null);
  await until(() => checks === 1);
  await vi.advanceTimersByTimeAsync(4_000);
  await until(() => checks === 2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(503);
});

it.each([
  ["another token", {}, "Bearer another"],
  ["a longer token", {}, "Bearer what-the-monitor-knows-and-more"],
  ["no token", {}, "Bearer "],
  ["another scheme", {}, "Basic what-the-monitor-knows"],
  ["a token where none is set", { HEALTH_TOKEN: undefined }, "Bearer undefined"],
  ["a token where an empty one is set", { HEALTH_TOKEN: "" }, "Bearer x"],
])("the health check rejects %s without figures", async (_, bindings, authorization) => {
  const response = await askHealth(bindings, authorization);
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({
    success: false,
    error: { code: "unauthorized" },
  });
});

it("with the token, the health check returns pending deliveries and their age, without personal data", async () => {
  await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
  await post("contact", validEnquiries.contact);
  await post("valuation", { ...validEnquiries.valuation, topic: "https://spam.example" });
  await env.DB.prepare("update deliveries set created_at = ?")
    .bind(new Date(Date.now() - 600_000).toISOString())
    .run();
  const response = await askHealth();
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { oldestWaitingSeconds, ...rest } = await response.json<Record<string, number>>();
  expect(rest).toEqual({
    database: "reachable",
    waiting: 1,
    failed: 0,
    quarantined: 1,
    queue: "reachable",
    queued: 0,
    browserErrors: 0,
    deadLetters: 0,
    problems: [],
  });
  expect(Math.abs((oldestWaitingSeconds ?? 0) - 600)).toBeLessThan(30);
});

it.each([
  [5_999_999_999, []],
  [6_000_000_000, [{ id: "database-filling", count: 60 }]],
  [9_900_000_000, [{ id: "database-filling", count: 99 }]],
])("a database of %d bytes has the problems %j", async (bytes, problems) => {
  const { problems: found } = await checkHealth({ ...env, DB: databaseOfSize(bytes) });
  expect(found).toEqual(problems);
});

it("the size of the database is known, and is unknown while it does not answer", async () => {
  const { meta } = await env.DB.prepare("select 1").run();
  expect(meta.size_after).toBeGreaterThan(0);
  const { unknownKinds } = await checkHealth({ ...env, DB: failingDatabase() });
  expect(unknownKinds).toContain("database-filling");
});

it("the health check is limited like everything else", async () => {
  const answered = await withinOneMinute(async (again) => {
    const headers = { "cf-connecting-ip": `203.0.113.${77 + again}` };
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push(
        (await exports.default.fetch(`${site}/functions/v1/health`, { headers })).status,
      );
    return statuses;
  });
  expect(answered.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answered.at(-1)).toBe(429);
});

it("health checks by pictures of another site use up no limit of the visitor", async () => {
  const visitor = { "cf-connecting-ip": "198.18.0.77" };
  const picture = async () =>
    worker.fetch(
      new Request(`${site}/functions/v1/health`, {
        headers: { ...visitor, "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" },
      }),
      env,
    );
  for (let index = 0; index < 25; index += 1) expect((await picture()).status).toBe(403);
  const own = new Request(`${site}/functions/v1/health`, { headers: visitor });
  expect((await worker.fetch(own, env)).status).toBe(200);
});

it("health checks do not use up the limit of enquiries", async () => {
  const visitor = { "cf-connecting-ip": "198.18.0.78" };
  for (let index = 0; index < 25; index += 1)
    await worker.fetch(new Request(`${site}/functions/v1/health`, { headers: visitor }), env);
  const response = await post("viewing", validEnquiries.viewing, { headers: visitor });
  expect(response.status).toBe(200);
});
