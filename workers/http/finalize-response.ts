import { createHash } from "node:crypto";
import { scriptNonceHeader } from "~/layout/script-nonce-header";
import { contentSecurityPolicy, reportingEndpoints } from "./content-security-policy";
import { cacheHeaders } from "./page-cache";
import { rewritePage } from "./rewrite-page";

/** Weak, because the edge may compress what it names; 96 bits tell two versions of a page apart. */
const entityTag = (body: ArrayBuffer) =>
  `W/"${createHash("sha256").update(new Uint8Array(body)).digest("base64").slice(0, 16)}"`;

interface Site {
  version: string;
  routes: readonly string[];
  turnstile: boolean;
  analytics: string | undefined;
  freshFor: number;
}

/**
 * Gives a rendered page what HTTP needs: its content-security policy, how long it may be kept, when it
 * was rendered (by which `npm run smoke` knows that the edge answers from its cache), and an ETag by which
 * a browser asks whether what it has is still right (`cached-page.ts` answers that).
 *
 * @param request what was asked for
 * @param response the page as it was rendered
 * @param site its version, the ids of the router's routes, whether Turnstile is on, the token of Web Analytics
 *   where that is, and for how long what the page shows is right, in seconds
 */
export async function finalizeResponse(
  request: Request,
  response: Response,
  { version, routes, turnstile, analytics, freshFor }: Site,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const cacheControl = cacheHeaders(request, response.status, routes, freshFor);
  for (const [name, value] of Object.entries(cacheControl)) headers.set(name, value);
  if (response.body === null) return new Response(null, { status: response.status, headers });

  const nonce = headers.get(scriptNonceHeader);
  headers.delete(scriptNonceHeader);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const { html: body, scripts } = nonce
    ? await rewritePage(response, nonce, analytics)
    : { html: await response.arrayBuffer(), scripts: [] };
  // Vite's development server injects styles and scripts of its own, which the policy would refuse.
  if (isPage && import.meta.env.MODE !== "development") {
    const guests = { turnstile, analytics: analytics !== undefined };
    headers.set("content-security-policy", contentSecurityPolicy(version, scripts, guests));
    headers.set("reporting-endpoints", reportingEndpoints(version));
  }
  headers.set("x-rendered-at", new Date().toISOString());
  if (response.status === 200 && request.method !== "POST") headers.set("etag", entityTag(body));
  return new Response(body, { status: response.status, headers });
}
