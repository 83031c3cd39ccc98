import { scriptNonceHeader } from "~/script-nonce-header";
import { contentSecurityPolicy } from "./content-security-policy";
import { cacheHeaders } from "./page-cache";
import { rewritePage } from "./rewrite-page";

const encoder = new TextEncoder();

async function entityTag(body: string) {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(body));
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...bytes))}"`;
}

interface Site {
  routes: readonly string[];
  turnstile: boolean;
  analytics: string | undefined;
  freshFor: number;
}

/**
 * Gives a rendered page what HTTP needs: its content-security policy, how long it may be kept, an
 * ETag, and 304 where the browser has it already.
 *
 * @param request what was asked for
 * @param response the page as it was rendered
 * @param site the ids of the router's routes, whether Turnstile is on, the token of Web Analytics
 *   where that is, and for how long what the page shows is right, in seconds
 */
export async function finalizeResponse(
  request: Request,
  response: Response,
  { routes, turnstile, analytics, freshFor }: Site,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const kept = cacheHeaders(request, response.status, routes, freshFor);
  for (const [name, value] of Object.entries(kept)) headers.set(name, value);
  if (response.body === null) return new Response(null, { status: response.status, headers });

  const nonce = headers.get(scriptNonceHeader);
  headers.delete(scriptNonceHeader);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const { html: body, scripts } = nonce
    ? await rewritePage(response, nonce, analytics)
    : { html: await response.text(), scripts: [] };
  // Vite's development server injects styles and scripts of its own, which the policy would refuse.
  if (isPage && import.meta.env.MODE !== "development")
    headers.set(
      "content-security-policy",
      await contentSecurityPolicy(scripts, { turnstile, analytics: analytics !== undefined }),
    );
  if (response.status !== 200 || request.method === "POST")
    return new Response(body, { status: response.status, headers });

  const tag = await entityTag(body);
  headers.set("etag", tag);
  const unchanged = request.headers.get("if-none-match")?.split(/,\s*/).includes(tag);
  return unchanged
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === "HEAD" ? null : body, { status: 200, headers });
}
