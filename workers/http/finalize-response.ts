import { createHash } from "node:crypto";
import { scriptNonceHeader } from "~/layout/script-nonce-header";
import { contentSecurityPolicy, reportingEndpoints } from "./content-security-policy";
import { cacheHeaders } from "./page-cache";
import { rewritePage } from "./rewrite-page";

/** A weak ETag, because the edge may compress the body; 96 bits of its SHA-256. */
const entityTag = (body: ArrayBuffer) =>
  `W/"${createHash("sha256").update(new Uint8Array(body)).digest("base64").slice(0, 16)}"`;

interface Site {
  version: string;
  routes: readonly string[];
  turnstile: boolean;
  analytics: string | undefined;
  maxAge: number;
}

/**
 * Adds the headers of a page: content-security policy, cache control, `x-rendered-at` (by which `npm run
 * smoke` recognises cached responses) and an ETag, which `cached-page.ts` compares.
 *
 * @param response the rendered page
 * @param site the version, the ids of the routes, whether Turnstile is on, the token of Web Analytics if it is
 *   on, and for how long the page is valid, in seconds
 */
export async function finalizeResponse(
  request: Request,
  response: Response,
  { version, routes, turnstile, analytics, maxAge }: Site,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const cacheControl = cacheHeaders(request, response.status, routes, maxAge);
  for (const [name, value] of Object.entries(cacheControl)) headers.set(name, value);
  if (response.body === null) return new Response(null, { status: response.status, headers });

  const nonce = headers.get(scriptNonceHeader);
  headers.delete(scriptNonceHeader);
  const isPage = headers.get("content-type")?.startsWith("text/html");
  const { html: body, scripts } = nonce
    ? await rewritePage(response, nonce, analytics)
    : { html: await response.arrayBuffer(), scripts: [] };
  // Vite's development server injects styles and scripts, which the policy would block.
  if (isPage && import.meta.env.MODE !== "development") {
    const thirdParties = { turnstile, analytics: analytics !== undefined };
    headers.set("content-security-policy", contentSecurityPolicy(version, scripts, thirdParties));
    headers.set("reporting-endpoints", reportingEndpoints(version));
  }
  headers.set("x-rendered-at", new Date().toISOString());
  if (response.status === 200 && request.method !== "POST") headers.set("etag", entityTag(body));
  return new Response(body, { status: response.status, headers });
}
