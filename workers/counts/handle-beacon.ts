import { areas } from "~/content/areas";
import { articles } from "~/content/articles";
import { projectIds, propertyIds } from "~/content/listing-ids";
import { sitePages } from "~/content/site-pages";
import { pageEvents, type Vital, vitalBounds } from "~/features/counts/beacon";
import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { type Locale, localeOf, sitePath } from "~/locale";
import { readJson } from "../http/body";
import { withinCountLimit } from "../http/limits";
import { isCrossSite, type WaitUntil } from "../http/request";
import { errorName, log } from "../log";
import { counter } from "./counter";
import { campaignName } from "./report-sql";

/** What is counted of a beacon: every value is one of a list, except the campaign. */
export interface PageCounts {
  /** A path of routes.ts, without its language. */
  route: string;
  /** The id of the property or project; "" on other pages. */
  listing: string;
  locale: Locale;
  /** `utm_campaign`; "" without one, and `otherCampaign` for a text that may not be a campaign's name. */
  campaign: string;
  device: "phone" | "desktop";
  /** The counters to increase by one: "viewed", "lcp/2500". */
  names: string[];
}

const staticRoutes = new Set<string>([...sitePages.map(({ path }) => path), "/shortlist"]);

const idRoutes: Record<string, { route: string; ids: ReadonlySet<string>; isListing: boolean }> = {
  property: { route: "/property/:id", ids: new Set(propertyIds), isListing: true },
  "off-plan": { route: "/off-plan/:id", ids: new Set(projectIds), isListing: true },
  areas: { route: "/areas/:id", ids: new Set(areas.map(({ id }) => id)), isListing: false },
  journal: {
    route: "/journal/:slug",
    ids: new Set(articles.map(({ id }) => id)),
    isListing: false,
  },
};

/** The page of a path; undefined if the site has no such page. */
function pageOf(path: string): Pick<PageCounts, "route" | "listing" | "locale"> | undefined {
  const [, prefix] = path.split("/");
  const locale = localeOf(prefix) ?? "en";
  const own = sitePath(path).replace(/(?<=.)\/$/u, "");
  if (staticRoutes.has(own)) return { route: own, listing: "", locale };
  const [, kind = "", id = "", ...rest] = own.split("/");
  const page = Object.hasOwn(idRoutes, kind) ? idRoutes[kind] : undefined;
  if (!page?.ids.has(id) || rest.length > 0) return undefined;
  return { route: page.route, listing: page.isListing ? id : "", locale };
}

/** The bucket of a figure: "lcp/2500", or "lcp/more" above every bound. */
function bucket(vital: Vital, value: unknown): string[] {
  if (typeof value !== "number" || !(value >= 0)) return [];
  return [`${vital}/${vitalBounds[vital].find((bound) => value <= bound) ?? "more"}`];
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Reads what a browser sent, which may be anything.
 *
 * @returns undefined if nothing of it counts
 */
export function readBeacon(sent: unknown): PageCounts | undefined {
  const { path, campaign, device, events, vitals } = record(sent);
  const page = typeof path === "string" && path.length <= 200 ? pageOf(path) : undefined;
  if (!page || !Array.isArray(events)) return undefined;
  const figures = record(vitals);
  const names = [
    ...pageEvents.filter((event) => events.includes(event)),
    ...(Object.keys(vitalBounds) as Vital[]).flatMap((vital) => bucket(vital, figures[vital])),
  ];
  if (names.length === 0) return undefined;
  return {
    ...page,
    campaign: typeof campaign === "string" ? campaignName(campaign) : "",
    device: device === "phone" ? "phone" : "desktop",
    names,
  };
}

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

/** How long pages are collected before they are counted by one call of the Durable Object, in ms. */
const collectionTime = 100;

/** After this time, in ms, the request that had to count the collected pages was aborted, and another one does. */
const collectionTimeout = 2_000;

let collected: PageCounts[] = [];
let collectedSince = 0;

/** Counts the collected pages. It does not throw. */
async function countCollected(env: Env): Promise<void> {
  await scheduler.wait(collectionTime);
  const pages = collected;
  collected = [];
  try {
    if (pages.length > 0) await counter(env).add(pages, Date.now());
  } catch (error) {
    log.error("page-not-counted", { pages: pages.length, error: errorName(error) });
  }
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
  waitUntil: WaitUntil,
): Promise<EnquiryErrorCode | undefined> {
  if (isCrossSite(request, env)) return "forbidden_origin";
  const isBot = bot.test(request.headers.get("user-agent") ?? "bot");
  if (isBot || isRefused(request) || isPreview(request, env)) return undefined;
  if (!(await withinCountLimit(request, env))) return "rate_limited";
  const body = await readJson(request, maxSize);
  if (typeof body === "string") return body;
  const page = readBeacon(body.value);
  if (!page) return undefined;
  const now = Date.now();
  if (collected.push(page) > 1 && now - collectedSince < collectionTimeout) return undefined;
  collectedSince = now;
  waitUntil(countCollected(env));
  return undefined;
}
