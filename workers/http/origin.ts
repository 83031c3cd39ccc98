/**
 * Whether pages of an origin may call the functions: the site's own, and those in the settings.
 *
 * @param origin as in the header `Origin`
 * @param url the address that was called
 */
export function isAllowedOrigin(origin: string, url: string, env: Env): boolean {
  return origin === new URL(url).origin || env.ALLOWED_ORIGINS.split(" ").includes(origin);
}

/**
 * Whether a post was started by a page of somebody else's. Browsers say so in `Origin`, which every
 * post of a page carries, or in `Sec-Fetch-Site`; programs say neither and are let through.
 */
export function isCrossSite(request: Request, env: Env): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return !isAllowedOrigin(origin, request.url, env);
  return request.headers.get("sec-fetch-site") === "cross-site";
}
