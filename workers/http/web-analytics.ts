/** Where the beacon of Cloudflare Web Analytics comes from, and where it reports what was looked at. */
export const beaconOrigin = "https://static.cloudflareinsights.com";
export const reportOrigin = "https://cloudflareinsights.com";

/**
 * What a page loads where Web Analytics is on, as
 * https://developers.cloudflare.com/web-analytics/get-started/ has it. It sets no cookie.
 *
 * @param token letters and digits, as settings.ts lets them through
 */
export const beacon = (token: string) =>
  `<script type="module" src="${beaconOrigin}/beacon.min.js" data-cf-beacon='{"token": "${token}"}'></script>`;
