import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { withinCountLimit } from "../enquiries/limits";
import { readJson } from "../http/body";
import { isCrossSite } from "../http/request";
import { errorName, log } from "../log";
import { counter } from "./counter";
import { readBeacon } from "./read-beacon";

/** Maximum bytes of a request. */
const maxSize = 2 * 1024;

const bot = /bot\b|crawl|spider|slurp|preview|lighthouse|pagespeed|monitor|facebookexternalhit/iu;

/** Whether the visitor refuses to be counted: Global Privacy Control, Do Not Track. */
const isRefused = ({ headers }: Request) =>
  headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Whether the site is a version that is previewed at an address of its own. */
function isPreview(request: Request, { SITE_ORIGIN }: Env): boolean {
  const { origin, hostname } = new URL(request.url);
  return hostname.endsWith(".workers.dev") && origin !== SITE_ORIGIN;
}

/**
 * Counts what happened on a page. The response does not tell whether it counts.
 *
 * @param waitUntil of the request, for work after the response
 * @returns the error; undefined if it is accepted
 */
export async function handleBeacon(
  env: Env,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<EnquiryErrorCode | undefined> {
  if (isCrossSite(request, env)) return "forbidden_origin";
  if (!(await withinCountLimit(request, env))) return "rate_limited";
  const body = await readJson(request, maxSize);
  if (typeof body === "string") return body;
  const isBot = bot.test(request.headers.get("user-agent") ?? "bot");
  const page = readBeacon(body.value);
  if (!page || isBot || isRefused(request) || isPreview(request, env)) return undefined;
  waitUntil(
    counter(env)
      .add([page], Date.now())
      .catch((error: unknown) => log.error("page-not-counted", { error: errorName(error) })),
  );
  return undefined;
}
