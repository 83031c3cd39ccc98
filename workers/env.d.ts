/** Secrets: set with `wrangler secret put`, and what they are for is off where they are not. */
interface Env {
  TURNSTILE_SECRET?: string;
  CRM_WEBHOOK_URL?: string;
  CRM_WEBHOOK_SECRET?: string;
}
