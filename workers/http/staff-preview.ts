import { createMiddleware } from "hono/factory";
import { errorName, log } from "../log";

/** How long the keys of Access are cached, in seconds: it replaces them every six weeks, and keeps the old ones valid. */
const keysMaxAge = 3600;

/** Files that the gateway serves itself: files.ts. */
const ofGateway = /^\/brochures\/|\.(mp4|webm)$/;

/** Whether Cloudflare Access has let the request pass (https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/). */
async function isOfStaff(token: string, team: string, audience: string): Promise<boolean> {
  const { verifyWithJwks } = await import("hono/jwt");
  try {
    await verifyWithJwks(
      token,
      {
        jwks_uri: `${team}/cdn-cgi/access/certs`,
        allowedAlgorithms: ["RS256"],
        verification: { iss: team, aud: audience },
      },
      { cf: { cacheTtl: keysMaxAge, cacheEverything: true } },
    );
    return true;
  } catch (error) {
    log.info("preview-refused", { error: errorName(error) });
    return false;
  }
}

/**
 * Restricts the Worker of the preview, which has drafts, to the staff: scripts/studio.ts sets its two settings.
 * Pages can be read, and nothing can be sent.
 */
export const staffPreview = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const { PREVIEW_TEAM: team, PREVIEW_AUDIENCE: audience } = context.env;
  if (team === undefined || audience === undefined) return next();
  const token = context.req.header("cf-access-jwt-assertion");
  // An empty setting would not be compared.
  const isAllowed = token && team && audience && (await isOfStaff(token, team, audience));
  const isReading = ["GET", "HEAD"].includes(context.req.method);
  const { path } = context.req;
  // The preview has no file that is served before the Worker.
  const file =
    isAllowed &&
    isReading &&
    !ofGateway.test(path) &&
    (await context.env.ASSETS.fetch(context.req.raw));
  if (!isAllowed) context.res = context.text("Only the staff can see the preview.", 403);
  else if (file && file.status !== 404) context.res = file;
  else if (isReading) await next();
  else context.res = context.text("This is a preview: nothing can be sent.", 403);
  context.header("x-robots-tag", "noindex, nofollow");
  context.header("cache-control", "private, no-store");
  context.header("cloudflare-cdn-cache-control", undefined);
});
