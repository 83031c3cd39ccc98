import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { scriptNonceHeader } from "~/layout/script-nonce-header";
import { analyticsOf, turnstileOf } from "../settings";
import { contentSecurityPolicy, reportingEndpoints, beacon } from "./content-security-policy";
import { cacheHeaders } from "./page-cache";

/**
 * Inserts the deferred scripts after the first paint. A background tab gets them at once: it is painted
 * only when a visitor opens it. The timeout, in ms, is for browsers that report no paint.
 */
const afterPaint = `{
  const deferred = document.currentScript.previousElementSibling;
  const release = () => deferred.replaceWith(deferred.content);
  if (document.hidden) release();
  else {
    setTimeout(release, 3000);
    try {
      new PerformanceObserver(release).observe({ type: "paint", buffered: true });
    } catch {
      release();
    }
  }
}`;

/**
 * Rewrites the HTML of a page, in one pass:
 *
 * - It defers the module script and its preloads in a `<template>`, where scripts neither load nor run,
 *   until the first paint.
 * - It collects the inline scripts with the render's nonce, for their hashes in the policy, and removes the
 *   nonce, which is useless in a cached page.
 * - It appends the beacon of Web Analytics, if that is enabled.
 *
 * Scripts without the nonce are not from the render and are left alone.
 *
 * @param page the rendered page
 * @param nonce of the render
 * @param analytics the token of Web Analytics, if that is enabled
 * @returns the HTML as bytes, and the exact text of each inline script that may run
 */
export async function rewritePage(
  page: Response,
  nonce: string,
  analytics?: string,
): Promise<{ html: ArrayBuffer; scripts: string[] }> {
  const scripts = [afterPaint];
  const preloads: string[] = [];
  let code = "";
  const nonceSelector = `[nonce="${nonce}"]`;
  const rewritten = new HTMLRewriter()
    .on(`link[rel="modulepreload"]${nonceSelector}`, {
      element(link) {
        preloads.push(`<link rel="modulepreload" href="${link.getAttribute("href")}">`);
        link.remove();
      },
    })
    .on(`script[type="module"]${nonceSelector}`, {
      element(start) {
        start.before(`<template>${preloads.splice(0).join("")}`, { html: true });
        start.after(`</template><script>${afterPaint}</script>`, { html: true });
      },
    })
    .on(`script${nonceSelector}:not([src])`, {
      text({ text, lastInTextNode }) {
        code += text;
        if (lastInTextNode) scripts.push(code);
        if (lastInTextNode) code = "";
      },
    })
    .on(nonceSelector, {
      element(marked) {
        marked.removeAttribute("nonce");
      },
    })
    .on("body", {
      element(body) {
        if (analytics) body.append(beacon(analytics), { html: true });
      },
    })
    .transform(page);
  return { html: await rewritten.arrayBuffer(), scripts };
}

const headersWith = (crossOriginEmbedderPolicy: "require-corp" | "unsafe-none") =>
  secureHeaders({
    // A setting, because it applies to the owner's whole domain.
    strictTransportSecurity: false,
    xContentTypeOptions: true,
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    crossOriginEmbedderPolicy,
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: true,
  });

const defaultHeaders = headersWith("require-corp");
/**
 * `unsafe-none`, because `require-corp` would block third-party frames and scripts without a matching
 * header, which Cloudflare does not guarantee. The content-security policy restricts them.
 */
const thirdPartyHeaders = headersWith("unsafe-none");

const policy = "content-security-policy";

/** The policy of responses other than pages: nothing may run or load. */
export const nonPagePolicy = createMiddleware(async (context, next) => {
  await next();
  const isPage = context.res.headers.get("content-type")?.startsWith("text/html");
  if (!isPage && !context.res.headers.has(policy))
    context.header(policy, "default-src 'none'; frame-ancestors 'none'");
});

/**
 * Sets the security headers of every response of the Worker. public/_headers has the same for static files,
 * and a test compares the two. content-security-policy.ts has the policy of pages.
 */
export const securityHeaders = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const thirdParties = turnstileOf(context.env) ?? analyticsOf(context.env);
  await (thirdParties ? thirdPartyHeaders : defaultHeaders)(context, next);
  context.header("strict-transport-security", context.env.STRICT_TRANSPORT_SECURITY);
});

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
 * smoke` recognises cached responses) and an ETag, which `page-cache.ts` compares.
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
