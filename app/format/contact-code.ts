/** Digits and capital letters without those that look alike (Crockford’s Base32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** FNV-1a with 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * The code of a listing and a campaign in a prefilled message: "OT-7F3K" for ontario-tower. The letters are those of the
 * listing, and the rest is a hash of both with 20 bits. It holds no data: to read it, compare it with the codes of known
 * listings and campaigns.
 *
 * @param listing its id
 * @param campaign `utm_campaign`; "" without one
 */
export function contactCode(listing: string, campaign = ""): string {
  const [first = "", second] = listing.split("-");
  const letters = second ? `${first[0] ?? ""}${second[0] ?? ""}` : first.slice(0, 2);
  const hash = hashOf(`${listing} ${campaign.trim().toLowerCase()}`);
  const bits = (hash ^ (hash >>> 20)) & 0xfffff;
  const digits = [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]);
  return `${letters.toUpperCase()}-${digits.join("")}`;
}
