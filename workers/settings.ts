import { log } from "./log";

type Setting =
  | "TURNSTILE_SITE_KEY"
  | "TURNSTILE_SECRET"
  | "CRM_WEBHOOK_URL"
  | "CRM_WEBHOOK_SECRET"
  | "ALERT_WEBHOOK_URL"
  | "ALERT_WEBHOOK_SECRET"
  | "WEB_ANALYTICS_TOKEN"
  | "WEEKLY_REPORT";

const logged = new Set<Setting>();

/**
 * Two settings that turn something on together. One of them alone turns nothing on, and the log says
 * so, once for each start of the Worker.
 */
function pair(env: Env, first: Setting, second: Setting) {
  const { [first]: one, [second]: other } = env;
  if (one && other) return [one, other] as const;
  if ((one || other) && !logged.has(first)) {
    logged.add(first);
    log.error("setting-incomplete", { missing: one ? second : first });
  }
  return undefined;
}

/** Turnstile's keys, where it is on. */
export function turnstileOf(env: Env) {
  const keys = pair(env, "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET");
  return keys && { siteKey: keys[0], secret: keys[1] };
}

/** Where the CRM's webhook is and what signs its posts, where it is on. */
export function crmOf(env: Env) {
  const webhook = pair(env, "CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET");
  return webhook && { url: webhook[0], secret: webhook[1] };
}

/** The webhook for alerts and the secret that signs its requests; undefined while it is off. */
export function alertOf(env: Env) {
  const webhook = pair(env, "ALERT_WEBHOOK_URL", "ALERT_WEBHOOK_SECRET");
  return webhook && { url: webhook[0], secret: webhook[1] };
}

/** What the staff get on Mondays: nothing, the report of the week, or its leads as a spreadsheet too. */
export function weeklyReportOf({ WEEKLY_REPORT: value }: Env): "off" | "report" | "spreadsheet" {
  if (value === "" || value === "off") return "off";
  if (value === "report" || value === "spreadsheet") return value;
  // As it was written before there was a spreadsheet.
  if (value === "on") return "report";
  if (!logged.has("WEEKLY_REPORT")) {
    logged.add("WEEKLY_REPORT");
    log.error("setting-unusable", { setting: "WEEKLY_REPORT" });
  }
  return "off";
}

/** As Cloudflare writes them. What is none must not get into a page. */
const analyticsToken = /^[\da-f]{32}$/;

/** The token of Cloudflare Web Analytics, where it is on. */
export function analyticsOf(env: Env): string | undefined {
  const { WEB_ANALYTICS_TOKEN: token } = env;
  if (analyticsToken.test(token)) return token;
  if (token && !logged.has("WEB_ANALYTICS_TOKEN")) {
    logged.add("WEB_ANALYTICS_TOKEN");
    log.error("setting-unusable", { setting: "WEB_ANALYTICS_TOKEN" });
  }
  return undefined;
}
