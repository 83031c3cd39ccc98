/**
 * Whether pages of an origin may call the functions: that of the site, and those in the settings.
 *
 * @param origin from the header `Origin`
 * @param url of the request
 */
export function isAllowedOrigin(origin: string, url: string, env: Env): boolean {
  return origin === new URL(url).origin || env.ALLOWED_ORIGINS.split(" ").includes(origin);
}

/**
 * Whether a POST request comes from a page of another site, by its `Origin` or `Sec-Fetch-Site`. Browsers
 * send `Origin` with every POST, "null" with strict privacy settings; programs send neither and are allowed.
 */
export function isCrossSite(request: Request, env: Env): boolean {
  const origin = request.headers.get("origin");
  if (origin === "null") return request.headers.get("sec-fetch-site") !== "same-origin";
  if (origin !== null) return !isAllowedOrigin(origin, request.url, env);
  return request.headers.get("sec-fetch-site") === "cross-site";
}
