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
 * Two settings that enable a feature together. One alone does not, which is logged once per start of the
 * Worker.
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

/** Turnstile's keys, if it is enabled. */
export function turnstileOf(env: Env) {
  const keys = pair(env, "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET");
  return keys && { siteKey: keys[0], secret: keys[1] };
}

/** The address and the secret of the CRM's webhook, if it is enabled. */
export function crmOf(env: Env) {
  const webhook = pair(env, "CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET");
  return webhook && { url: webhook[0], secret: webhook[1] };
}

/** The webhook for alerts and the secret of its signature; undefined if it is disabled. */
export function alertOf(env: Env) {
  const webhook = pair(env, "ALERT_WEBHOOK_URL", "ALERT_WEBHOOK_SECRET");
  return webhook && { url: webhook[0], secret: webhook[1] };
}

/**
 * The staff's mail on Mondays: none, the report of the week, or the report with the leads as a spreadsheet.
 */
export function weeklyReportOf({ WEEKLY_REPORT: value }: Env): "off" | "report" | "spreadsheet" {
  if (value === "" || value === "off") return "off";
  if (value === "report" || value === "spreadsheet") return value;
  // The former value for the report without a spreadsheet.
  if (value === "on") return "report";
  if (!logged.has("WEEKLY_REPORT")) {
    logged.add("WEEKLY_REPORT");
    log.error("setting-unusable", { setting: "WEEKLY_REPORT" });
  }
  return "off";
}

/** The format of Cloudflare's tokens. Other text must not get into a page. */
const analyticsToken = /^[\da-f]{32}$/;

/** The token of Cloudflare Web Analytics, if it is enabled. */
export function analyticsOf(env: Env): string | undefined {
  const { WEB_ANALYTICS_TOKEN: token } = env;
  if (analyticsToken.test(token)) return token;
  if (token && !logged.has("WEB_ANALYTICS_TOKEN")) {
    logged.add("WEB_ANALYTICS_TOKEN");
    log.error("setting-unusable", { setting: "WEB_ANALYTICS_TOKEN" });
  }
  return undefined;
}
