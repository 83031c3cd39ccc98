/** The origins of Cloudflare Web Analytics: of the beacon's script, and of its reports. */
export const beaconOrigin = "https://static.cloudflareinsights.com";
export const reportOrigin = "https://cloudflareinsights.com";

/**
 * The script of Web Analytics, from https://developers.cloudflare.com/web-analytics/get-started/. It sets
 * no cookie.
 *
 * @param token letters and digits, validated by settings.ts
 */
export const beacon = (token: string) =>
  `<script type="module" src="${beaconOrigin}/beacon.min.js" data-cf-beacon='{"token": "${token}"}'></script>`;
