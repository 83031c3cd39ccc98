import { interpolate } from "~/format/interpolate";
import { type QrCode, qrCode } from "~/format/qr-code";
import type { Site } from "~/site/site";
import { hasValidPermit, type Advertisement } from "~/site/validity";

export interface PermitContent {
  /** "Permit 7123456789, verify with the Dubai Land Department". */
  text: string;
  card: string;
  /** The QR code of the card's address. */
  qr: QrCode;
}

/**
 * The permit of a listing. For loaders.
 *
 * @returns undefined without a valid permit
 */
export function permitContent(
  { messages: { permits: messages }, now }: Site,
  listing: Advertisement,
): PermitContent | undefined {
  if (!listing.permit || !hasValidPermit(listing, now)) return undefined;
  const { number, card } = listing.permit;
  return { card, text: interpolate(messages.verify, { number }), qr: qrCode(card) };
}

/** The number of a permit in short: "Permit 7123456789". */
export const permitInBrief = (
  { messages: { permits: messages }, now }: Site,
  listing: Advertisement,
): string[] =>
  listing.permit && hasValidPermit(listing, now)
    ? [interpolate(messages.brief, { number: listing.permit.number })]
    : [];
