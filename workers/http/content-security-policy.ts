import { createHash } from "node:crypto";
import { backendAddress, turnstileOrigin } from "~/features/enquiries/origins";
import { reportPath } from "~/layout/error-report";

/** The origins of Cloudflare Web Analytics: of the beacon's script, and of its reports. */
const beaconOrigin = "https://static.cloudflareinsights.com";
const reportOrigin = "https://cloudflareinsights.com";

/**
 * The script of Web Analytics, from https://developers.cloudflare.com/web-analytics/get-started/. It sets
 * no cookie.
 *
 * @param token letters and digits, validated by settings.ts
 */
export const beacon = (token: string) =>
  `<script type="module" src="${beaconOrigin}/beacon.min.js" data-cf-beacon='{"token": "${token}"}'></script>`;

const hashSource = (code: string) =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Where browsers report violations, by the version of the page. */
const reportAddress = (version: string) => `${reportPath}?version=${version}`;

/** The header `Reporting-Endpoints`: the URL of the endpoint that the policy names. */
export const reportingEndpoints = (version: string) => `policy="${reportAddress(version)}"`;

/** Third-party services that a page may load. */
export interface ThirdParties {
  turnstile: boolean;
  analytics: boolean;
}

/**
 * Returns the content-security policy of a page. It allows inline scripts by their SHA-256, because the
 * HTML is cached and cannot have a nonce. The policy is cached with the page. Every page allows the enabled services, with
 * or without a form: after client-side navigation the policy of the first page still applies.
 *
 * @param version of the site
 * @param scripts the exact text of each
 */
export function contentSecurityPolicy(
  version: string,
  scripts: readonly string[],
  { turnstile, analytics }: ThirdParties,
): string {
  const backend = backendAddress();
  const backendOrigins = URL.canParse(backend) ? [new URL(backend).origin] : [];
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  const thirdPartyOrigins = [
    ...(turnstile ? [turnstileOrigin] : []),
    ...(analytics ? [beaconOrigin] : []),
  ];
  const reports = analytics ? [reportOrigin] : [];
  return [
    // Firefox applies `default-src` to prefetches, and has no other directive for them.
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource), ...thirdPartyOrigins].join(" "),
    `frame-src ${turnstile ? turnstileOrigin : "'none'"}`,
    ["connect-src 'self'", ...backendOrigins, ...reports].join(" "),
    "media-src 'self'",
    ...["object-src", "worker-src"].map((kind) => `${kind} 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policy of app/entry.client.tsx. Turnstile's script creates none: the address that it sets in a
    // script element passes that one.
    "trusted-types default",
    "report-to policy",
    // For browsers without the Reporting API. Others ignore it.
    `report-uri ${reportAddress(version)}`,
  ].join("; ");
}
