import { log } from "./log";

type Setting =
  | "TURNSTILE_SITE_KEY"
  | "TURNSTILE_SECRET"
  | "CRM_WEBHOOK_URL"
  | "CRM_WEBHOOK_SECRET"
  | "ALERT_WEBHOOK_URL"
  | "ALERT_WEBHOOK_SECRET"
  | "WEB_ANALYTICS_TOKEN"
  | "WEEKLY_REPORT"
  | "VISITOR_MAIL";

const logged = new Set<Setting>();

/** Logs a faulty setting, once per start of the Worker. */
function logOnce(setting: Setting, event: string, fields: Record<string, string>): void {
  if (logged.has(setting)) return;
  logged.add(setting);
  log.error(event, fields);
}

/** Two settings that enable a feature together. One alone does not, which is logged. */
function settingPair(env: Env, first: Setting, second: Setting) {
  const { [first]: firstValue, [second]: secondValue } = env;
  if (firstValue && secondValue) return [firstValue, secondValue] as const;
  if (firstValue || secondValue)
    logOnce(first, "setting-incomplete", { missing: firstValue ? second : first });
  return undefined;
}

export function turnstileOf(env: Env) {
  const keys = settingPair(env, "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET");
  return keys && { siteKey: keys[0], secret: keys[1] };
}

export interface WebhookTarget {
  url: string;
  secret: string;
}

function webhookOf(env: Env, urlName: Setting, secretName: Setting): WebhookTarget | undefined {
  const pair = settingPair(env, urlName, secretName);
  return pair && { url: pair[0], secret: pair[1] };
}

export const crmOf = (env: Env) => webhookOf(env, "CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET");

export const alertOf = (env: Env) => webhookOf(env, "ALERT_WEBHOOK_URL", "ALERT_WEBHOOK_SECRET");

/**
 * The staff's mail on Mondays: none, the report of the week, or the report with the leads as a spreadsheet.
 */
export function weeklyReportOf({ WEEKLY_REPORT: value }: Env): "off" | "report" | "spreadsheet" {
  if (value === "" || value === "off") return "off";
  if (value === "report" || value === "spreadsheet") return value;
  // The former value for the report without a spreadsheet.
  if (value === "on") return "report";
  logOnce("WEEKLY_REPORT", "setting-unusable", { setting: "WEEKLY_REPORT" });
  return "off";
}

/** The format of Cloudflare's tokens. Other text must not get into a page. */
const analyticsToken = /^[\da-f]{32}$/;

export function analyticsOf(env: Env): string | undefined {
  const { WEB_ANALYTICS_TOKEN: token } = env;
  if (analyticsToken.test(token)) return token;
  if (token) logOnce("WEB_ANALYTICS_TOKEN", "setting-unusable", { setting: "WEB_ANALYTICS_TOKEN" });
  return undefined;
}

/** Whether visitors get mails about their enquiries. */
export function mailsVisitors({ VISITOR_MAIL: value }: Env): boolean {
  if (value !== "on" && value !== "off" && value)
    logOnce("VISITOR_MAIL", "setting-unusable", { setting: "VISITOR_MAIL" });
  return value === "on";
}

/** The secret that signs the links of the desk and of visitors; undefined if there are none. */
export const deskSecretOf = ({ DESK_SECRET: secret }: Env): string | undefined =>
  secret || undefined;
