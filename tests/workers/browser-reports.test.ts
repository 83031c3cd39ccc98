import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { minute, withinOneMinute } from "./clock";
import { post, postRaw, runMinuteCron, site, validEnquiries } from "./example-enquiries";
import { requestsTo, webhookSecret } from "./external-services";
import { failingDatabase } from "./fake-queue";

const begin = Date.parse("2026-11-23T05:00:00.000Z");

/** What the Worker has logged as an error. */
let logged: Record<string, unknown>[];

beforeEach(() => {
  vi.setSystemTime(begin);
  logged = [];
  vi.spyOn(console, "error").mockImplementation(
    (line: string) => void logged.push(JSON.parse(line)),
  );
});

/** An unused rate limit of a location. */
const unused = { REPORT_LIMIT: { limit: async () => ({ success: true }) } };

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

interface Options {
  type?: string;
  headers?: Record<string, string>;
  bindings?: Partial<Env>;
}

const report = async (
  sent: unknown,
  { type = "application/json", headers, bindings }: Options = {},
) =>
  postRaw("/functions/v1/report?version=v-1", JSON.stringify(sent), {
    headers: { "content-type": type, "user-agent": chrome, ...headers },
    bindings: { ...unused, ...bindings },
  });

const error = {
  name: "TypeError",
  message: "Cannot read properties of undefined (reading 'Giulia Ferrari')",
  frames: ["root-a1b2c3d.js:1:2345", "framework-1234567.js:9:17"],
  page: "/sell",
  version: "v-1",
};

it("logs an error in a visitor's browser with version, page and place, without personal data", async () => {
  const message = `no giulia@example.it at https://site.example/sell?q=Giulia, call +39 02 1234 567 "Giulia"`;
  const response = await report({
    ...error,
    message,
    page: "/sell?email=giulia@example.it#Giulia",
  });
  expect(response.status).toBe(204);
  expect(logged).toEqual([
    {
      event: "browser-error",
      version: "v-1",
      page: "/sell",
      name: "TypeError",
      message: "no … at https://site.example/sell call … …",
      frames: "root-a1b2c3d.js:1:2345 framework-1234567.js:9:17",
      browser: "Chrome/141",
    },
  ]);
});

const violation = {
  documentURL: `${site}/property/ontario-tower?email=giulia@example.it`,
  blockedURL: "https://tracker.example/pixel?email=giulia@example.it",
  effectiveDirective: "img-src",
  sourceFile: `${site}/assets/root-a1b2c3d.js?x=1`,
  lineNumber: 12,
  sample: "giulia@example.it",
};
const asReportUri = {
  "document-uri": violation.documentURL,
  "blocked-uri": violation.blockedURL,
  "effective-directive": violation.effectiveDirective,
  "source-file": violation.sourceFile,
  "line-number": violation.lineNumber,
  "script-sample": violation.sample,
};

it.each([
  ["the Reporting API", "application/reports+json", [{ type: "csp-violation", body: violation }]],
  ["report-uri", "application/csp-report", { "csp-report": asReportUri }],
])("a violation of the policy that %s reports is logged without queries", async (_, type, sent) => {
  expect((await report(sent, { type })).status).toBe(204);
  expect(logged).toEqual([
    {
      event: "policy-violation",
      version: "v-1",
      page: "/property/ontario-tower",
      directive: "img-src",
      blocked: "https://tracker.example",
      source: "/assets/root-a1b2c3d.js:12",
      browser: "Chrome/141",
    },
  ]);
});

const counted = async () =>
  env.DB.prepare("select sum(reports) as reports from browser_reports").first("reports");

it.each([
  [
    "an extension's file",
    [{ type: "csp-violation", body: { ...violation, sourceFile: "chrome-extension" } }],
  ],
  [
    "an extension's picture",
    { "csp-report": { ...asReportUri, "blocked-uri": "moz-extension://1/a.png" } },
  ],
  [
    "another site's page",
    [{ type: "csp-violation", body: { ...violation, documentURL: "https://a.example/" } }],
  ],
  ["another kind of report", [{ type: "deprecation", body: violation }]],
  [
    "an error outside of the site's files",
    { ...error, frames: ["chrome-extension://1/inject.js:1:1"] },
  ],
  ["nothing that is known", null],
])("%s is neither logged nor counted", async (_, sent) => {
  expect((await report(sent, { type: "application/reports+json" })).status).toBe(204);
  expect(logged).toEqual([]);
  expect(await counted()).toBeNull();
});

const statusFor = async (address: string, bindings: Partial<Env> = {}) =>
  (await report(error, { headers: { "cf-connecting-ip": address }, bindings })).status;

it("accepts two reports a minute per visitor, thirty in total", async () => {
  vi.useRealTimers();
  const { one, all } = await withinOneMinute(async (again) => {
    // The key of all visitors together, as if it were another one each time.
    const limit = async ({ key }: RateLimitOptions) =>
      env.REPORT_LIMIT.limit({ key: `${key}-${again}` });
    const everybody = { REPORT_LIMIT: { limit } };
    const statuses = Array.from({ length: 31 }, (_, index) =>
      statusFor(`203.${again}.1.${index}`, everybody),
    );
    return {
      one: [
        await statusFor(`203.${again}.0.1`),
        await statusFor(`203.${again}.0.1`),
        await statusFor(`203.${again}.0.1`),
      ],
      all: await Promise.all(statuses),
    };
  });
  expect(one).toEqual([204, 204, 429]);
  expect(all.filter((status) => status === 204)).toHaveLength(30);
});

it.each([
  [413, JSON.stringify({ ...error, message: "x".repeat(17_000) }), "application/json"],
  [400, "{", "application/json"],
  [415, JSON.stringify(error), "text/plain"],
])("rejects an invalid report with %i, without logging it", async (status, body, type) => {
  const response = await postRaw("/functions/v1/report", body, {
    headers: { "content-type": type },
    bindings: unused,
  });
  expect(response.status).toBe(status);
  expect(logged).toEqual([]);
});

it("rejects cross-origin reports", async () => {
  const response = await report(error, { headers: { origin: "https://stranger.example" } });
  expect(response.status).toBe(403);
});

const settings = {
  ALERT_WEBHOOK_URL: "https://errors.example/browser-errors",
  ALERT_WEBHOOK_SECRET: webhookSecret,
};

/** Runs the cron at a moment, and reads what has been posted to the webhook by then. */
async function notifiedAt(time: number, before: number) {
  vi.setSystemTime(time);
  await runMinuteCron(time, settings);
  return (await requestsTo("errors.example")).slice(before).map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> };
    return [type, data["problem"], data["browserErrors"]];
  });
}

it("alerts once of more than 20 reports in ten minutes, and once when they have stopped", async () => {
  const before = (await requestsTo("errors.example")).length;
  for (let index = 0; index < 20; index += 1) {
    vi.setSystemTime(begin + index * 20_000);
    await report(error);
  }
  expect(await notifiedAt(begin + 7 * minute, before)).toEqual([]);
  for (let index = 0; index < 4; index += 1) await report(error);
  // A problem is confirmed after two minutes, when the first three are more than ten minutes old.
  expect(await notifiedAt(begin + 8 * minute, before)).toEqual([]);
  const began = ["problem.began", "browser-errors", 21];
  expect(await notifiedAt(begin + 10 * minute, before)).toEqual([began]);
  expect(await notifiedAt(begin + 11 * minute, before)).toEqual([began]);
  const over = ["problem.over", "browser-errors", 0];
  expect(await notifiedAt(begin + 71 * minute, before)).toEqual([began, over]);
});

it("logs and acknowledges a report while the database fails", async () => {
  const bindings = { DB: failingDatabase() };
  expect((await report(error, { bindings })).status).toBe(204);
  expect(logged.map(({ event }) => event)).toEqual(["browser-error", "report-not-counted"]);
  expect((await post("viewing", validEnquiries.viewing)).status).toBe(200);
});
