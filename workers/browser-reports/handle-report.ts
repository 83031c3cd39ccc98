import { gt, lte, sql, sum } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { redact } from "~/layout/error-report";
import { browserReports } from "../db/schema";
import { readJson } from "../http/body";
import { withinReportLimits } from "../http/limits";
import { isCrossSite, type WaitUntil } from "../http/request";
import { log, errorName } from "../log";

/** A report as it is logged, without personal data. */
interface BrowserReport {
  event: "browser-error" | "policy-violation";
  fields: Record<string, string>;
}

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (value: unknown): Body =>
  typeof value === "object" && value !== null ? (value as Body) : {};
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Maximum reports that are read from one request: the Reporting API sends several together. */
const maxReports = 5;
const maxFrames = 5;

const extension = /^[a-z-]*extension\b|^webkit-masked-url\b/i;
const version = /^[\w-]{1,40}$/;
const className = /^[A-Za-z]{1,40}$/;
const frame = /^[\w.-]{1,80}\.js(:\d{1,7}){0,2}$/;
const directive = /^[a-z-]{1,40}/;

/** The version of the reporting page; empty if it is invalid. */
const versionOf = (value: unknown) => (version.test(textOf(value)) ? textOf(value) : "");

/**
 * A URL without personal data: the path for this site, the origin for others, the first word for text that
 * is not a URL ("inline", "eval", "data:…").
 */
function placeOf(value: unknown, site: string): string {
  const text = textOf(value);
  if (!/^(https?|wss?):/.test(text) || !URL.canParse(text))
    return /^[\w-]{0,40}/.exec(text)?.[0] ?? "";
  const { host, origin, pathname } = new URL(text);
  return host === site ? redact(pathname) : origin;
}

/** An error from the site's handler: app/layout/error-report.ts. */
function errorOf(sent: Body): BrowserReport[] {
  const { frames: reported, name, message, page } = sent;
  const frames = (Array.isArray(reported) ? reported : []).filter((one) => frame.test(textOf(one)));
  if (frames.length === 0) return [];
  const fields = {
    version: versionOf(sent["version"]),
    page: redact(textOf(page).split(/[?#]/)[0] ?? ""),
    name: className.test(textOf(name)) ? textOf(name) : "Error",
    message: redact(textOf(message)),
    frames: frames.slice(0, maxFrames).join(" "),
  };
  return [{ event: "browser-error", fields }];
}

/**
 * A violation of the content-security policy, with the names of the Reporting API
 * (https://www.w3.org/TR/CSP3/#reporting) or, hyphenated, of `report-uri`.
 */
function violationOf(sent: Body, { host: site, searchParams }: URL): BrowserReport[] {
  const page = textOf(sent["documentURL"] ?? sent["document-uri"]);
  const blocked = sent["blockedURL"] ?? sent["blocked-uri"];
  const source = sent["sourceFile"] ?? sent["source-file"];
  const violated =
    sent["effectiveDirective"] ?? sent["effective-directive"] ?? sent["violated-directive"];
  const line = sent["lineNumber"] ?? sent["line-number"];
  const isSameSite = URL.canParse(page) && new URL(page).host === site;
  const name = directive.exec(textOf(violated))?.[0];
  if (!isSameSite || !name || [blocked, source].some((text) => extension.test(textOf(text))))
    return [];
  const fields = {
    version: versionOf(searchParams.get("version")),
    page: placeOf(page, site),
    directive: name,
    blocked: placeOf(blocked, site),
    source: `${placeOf(source, site)}${typeof line === "number" ? `:${line}` : ""}`,
  };
  return [{ event: "policy-violation", fields }];
}

/**
 * Parses a browser's report: an error from the site's handler, the list of the Reporting API, or the single
 * violation of `report-uri`. Query strings, code samples and visitors' text are dropped; reports about
 * extensions are ignored.
 *
 * @param sent the JSON
 * @param address of the request, which names the version
 */
function readReports(sent: unknown, address: URL): BrowserReport[] {
  const violation = bodyOf(sent)["csp-report"];
  if (violation !== undefined) return violationOf(bodyOf(violation), address);
  if (!Array.isArray(sent)) return errorOf(bodyOf(sent));
  return sent
    .map(bodyOf)
    .filter(({ type }) => type === "csp-violation")
    .slice(0, maxReports)
    .flatMap(({ body }) => violationOf(bodyOf(body), address));
}

/** Maximum bytes of a request. */
const maxSize = 16 * 1024;

const mediaTypes = new Set([
  "application/json",
  "application/reports+json",
  "application/csp-report",
]);

/** The browser and its major version, such as "Chrome/141"; Safari is "Version/18". */
const browserOf = (userAgent: string) =>
  /(?:Firefox|FxiOS|Edg\w*|CriOS)\/\d{1,4}/.exec(userAgent)?.[0] ??
  /(?:Chrome|Version)\/\d{1,4}/.exec(userAgent)?.[0] ??
  "unknown";

/**
 * Handles a report of errors in a visitor's browser: logs it, and counts the request. Rate limits are
 * checked first, so that a flood reaches neither the log nor the database.
 *
 * @param waitUntil of the request, for work after the response
 * @returns the error; undefined if it is accepted
 */
export async function handleBrowserReport(
  env: Env,
  request: Request,
  waitUntil: WaitUntil,
): Promise<EnquiryErrorCode | undefined> {
  if (isCrossSite(request, env)) return "forbidden_origin";
  if (!(await withinReportLimits(request, env))) return "rate_limited";
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!mediaTypes.has(type)) return "unsupported_media_type";
  const body = await readJson(request, maxSize);
  if (typeof body === "string") return body;
  const reports = readReports(body.value, new URL(request.url));
  const browser = browserOf(request.headers.get("user-agent") ?? "");
  for (const { event, fields } of reports) log.error(event, { ...fields, browser });
  if (reports.length > 0) waitUntil(countReport(env));
  return undefined;
}

/** The time window of the count, in ms. */
const period = 10 * 60 * 1000;

const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16);

/**
 * Counts a report in D1, for all isolates. It makes one attempt, which may fail, because the report is in
 * the log and enquiries have precedence. It does not throw.
 */
async function countReport(env: Env, now = Date.now()): Promise<void> {
  const db = drizzle(env.DB);
  try {
    await db.batch([
      db
        .insert(browserReports)
        .values({ minute: minuteOf(now), reports: 1 })
        .onConflictDoUpdate({
          target: browserReports.minute,
          set: { reports: sql`${browserReports.reports} + 1` },
        }),
      db.delete(browserReports).where(lte(browserReports.minute, minuteOf(now - period))),
    ]);
  } catch (error) {
    log.error("report-not-counted", { error: errorName(error) });
  }
}

/** The query for the number of reports within the last ten minutes. */
export const reportsSince = (env: Env, now: number) =>
  drizzle(env.DB)
    .select({ reports: sum(browserReports.reports).mapWith(Number) })
    .from(browserReports)
    .where(gt(browserReports.minute, minuteOf(now - period)));
