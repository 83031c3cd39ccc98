import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { analyticsOf, turnstileOf } from "../settings";

const headers = (crossOriginEmbedderPolicy: "require-corp" | "unsafe-none") =>
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

const defaultHeaders = headers("require-corp");
/**
 * `unsafe-none`, because `require-corp` would block third-party frames and scripts without a matching
 * header, which Cloudflare does not guarantee. The content-security policy restricts them.
 */
const thirdPartyHeaders = headers("unsafe-none");

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
