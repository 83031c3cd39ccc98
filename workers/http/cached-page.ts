import { canonicalAddress } from "./page-cache";

/** What answers for the pages, with the edge's cache in front of it. */
interface Pages {
  fetch(request: Request): Promise<Response>;
}

const isKnown = (request: Request, tag: string | null) =>
  tag !== null && (request.headers.get("if-none-match")?.split(/,\s*/).includes(tag) ?? false);

/**
 * Answers with a page as the edge keeps it: asked for by its canonical address and by nothing of the
 * visitor's, so that no answer can be one visitor's own. What is the visitor's, a HEAD or a page
 * that their browser has already, is handled here.
 *
 * @param request a GET or HEAD
 * @param pages by `ctx.exports`, which looks into the cache first
 */
export async function cachedPage(request: Request, pages: Pages): Promise<Response> {
  const page = await pages.fetch(new Request(canonicalAddress(new URL(request.url))));
  const known = isKnown(request, page.headers.get("etag"));
  // A copy, because the headers of what another entrypoint answers cannot be added to.
  const copy = { status: known ? 304 : page.status, headers: page.headers };
  if (!known && request.method !== "HEAD") return new Response(page.body, copy);
  await page.body?.cancel();
  return new Response(null, copy);
}
