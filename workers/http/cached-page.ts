import { canonicalUrl } from "./page-cache";

/** The entrypoint of the pages, behind the edge's cache. */
interface Pages {
  fetch(request: Request): Promise<Response>;
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//u, "");

/** Whether `If-None-Match` has an ETag, by the weak comparison (RFC 9110, 8.8.3.2): proxies send the strong form. */
function matchesTag(request: Request, tag: string | null): boolean {
  const requested = request.headers.get("if-none-match")?.split(",").map(withoutWeakness) ?? [];
  return tag !== null && (requested.includes("*") || requested.includes(withoutWeakness(tag)));
}

/**
 * Responds with a page from the edge's cache, by its canonical address and without headers of the visitor, so
 * that no cached response is personal. HEAD and `If-None-Match` are handled here.
 *
 * @param request a GET or HEAD
 * @param pages the entrypoint by `ctx.exports`, which reads the cache
 */
export async function cachedPage(request: Request, pages: Pages): Promise<Response> {
  const page = await pages.fetch(new Request(canonicalUrl(new URL(request.url))));
  const isNotModified = matchesTag(request, page.headers.get("etag"));
  // The headers of another entrypoint's response are immutable.
  const copy = { status: isNotModified ? 304 : page.status, headers: page.headers };
  if (!isNotModified && request.method !== "HEAD") return new Response(page.body, copy);
  await page.body?.cancel();
  return new Response(null, copy);
}
