/** Secrets: set with `wrangler secret put`. settings.ts decides which features are off without them. */
interface Env {
  TURNSTILE_SECRET?: string;
  CRM_WEBHOOK_URL?: string;
  CRM_WEBHOOK_SECRET?: string;
  ALERT_WEBHOOK_URL?: string;
  ALERT_WEBHOOK_SECRET?: string;
  HEALTH_TOKEN?: string;
  /** Signs the links by which people claim enquiries, and those by which visitors change them. */
  DESK_SECRET?: string;
  /** The `key` in the addresses of the feeds for portals. */
  FEED_SECRET?: string;
  HEARTBEAT_URL?: string;
  DATABASE_PAUSED?: string;
  /** Settings of the preview's Worker alone: the origin of the team in Cloudflare Access, and the application's tag. */
  PREVIEW_TEAM?: string;
  PREVIEW_AUDIENCE?: string;
}
