import { canonicalUrl } from "./page-cache";

/** The entrypoint of the pages, behind the edge's cache. */
interface Pages {
  fetch(request: Request): Promise<Response>;
}

const matchesTag = (request: Request, tag: string | null) =>
  tag !== null && (request.headers.get("if-none-match")?.split(/,\s*/).includes(tag) ?? false);

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
