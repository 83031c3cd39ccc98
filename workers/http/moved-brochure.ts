import { createMiddleware } from "hono/factory";
import { brochures } from "~/data/brochures";

/** Today's address of each file, by its name. */
const today = new Map(
  Object.values(brochures)
    .flatMap((locales) => Object.values(locales))
    .map(({ address }) => [address.split("/").at(-1), address]),
);

/**
 * Leads from the address that a brochure had to the one that it has. A link to one is passed on for
 * months, and its address changes with every word; what is there is answered before the Worker is asked.
 */
export const movedBrochure = createMiddleware(async (context, next) => {
  const { method, path } = context.req;
  const address = today.get(path.split("/").at(-1));
  const isOurs = path.startsWith("/brochures/") && address !== undefined && address !== path;
  if (!isOurs || (method !== "GET" && method !== "HEAD")) return next();
  context.header("cache-control", "public, max-age=300");
  context.header("cloudflare-cdn-cache-control", "no-store");
  return context.redirect(address, 302);
});
