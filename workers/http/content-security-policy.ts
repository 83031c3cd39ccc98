import { createHash } from "node:crypto";
import { backendAddress } from "~/features/enquiries/backend";
import { turnstileOrigin } from "~/features/enquiries/turnstile-origin";
import { reportPath } from "~/layout/error-report";
import { beaconOrigin, reportOrigin } from "./web-analytics";

const hashSource = (code: string) =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Where browsers report violations, by the version of the page. */
const reportAddress = (version: string) => `${reportPath}?version=${version}`;

/** The header `Reporting-Endpoints`: it gives the address the name that the policy reports to. */
export const reportingEndpoints = (version: string) => `policy="${reportAddress(version)}"`;

/** Third-party services that a page may load. */
export interface Guests {
  turnstile: boolean;
  analytics: boolean;
}

/**
 * Returns the content-security policy of a page. It allows inline scripts by their SHA-256, because the HTML
 * is cached and cannot have a nonce. The policy is cached with the page.
 *
 * @param version of the site
 * @param scripts the exact text of each
 * @param guests which are on. Every page admits them, with or without a form: going from page to page
 *   inside the site, a visitor keeps the policy of the first
 */
export function contentSecurityPolicy(
  version: string,
  scripts: readonly string[],
  { turnstile, analytics }: Guests,
): string {
  const backend = backendAddress();
  const elsewhere = URL.canParse(backend) ? [new URL(backend).origin] : [];
  // As https://developers.cloudflare.com/turnstile/reference/content-security-policy/ has it.
  const guests = [...(turnstile ? [turnstileOrigin] : []), ...(analytics ? [beaconOrigin] : [])];
  const reports = analytics ? [reportOrigin] : [];
  return [
    // Firefox holds to this one what a page fetches ahead, and nothing else allows that.
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource), ...guests].join(" "),
    `frame-src ${turnstile ? turnstileOrigin : "'none'"}`,
    ["connect-src 'self'", ...elsewhere, ...reports].join(" "),
    ...["object-src", "media-src", "worker-src"].map((kind) => `${kind} 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one that app/layout/trusted-types.ts makes; Turnstile may make some of its own.
    ...(turnstile ? [] : ["trusted-types default"]),
    "report-to policy",
    // For browsers without the Reporting API; the others ignore it.
    `report-uri ${reportAddress(version)}`,
  ].join("; ");
}
