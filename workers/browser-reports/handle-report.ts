import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { withinReportLimits } from "../enquiries/limits";
import { readJson } from "../http/body";
import { isCrossSite } from "../http/origin";
import { log } from "../log";
import { countReport } from "./count";
import { readReports } from "./read-report";

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
  waitUntil: (work: Promise<unknown>) => void,
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
