import { interpolate } from "~/format/interpolate";
import { type QrCode, qrCode } from "~/format/qr-code";
import type { PermitMessages } from "~/messages/en/permits";
import { isPermitted, type Permitted } from "./validity";

/** A permit as it stands beside what it permits. */
export interface PermitContent {
  number: string;
  /** "Permit 7123456789, verify with the Dubai Land Department". */
  text: string;
  card: string;
  /** Opens the same card. */
  qr: QrCode;
}

/**
 * What is shown of a permit, for a loader.
 *
 * @returns undefined where there is none that is valid
 */
export function permitContent(
  messages: PermitMessages,
  offer: Permitted,
  now: Date,
): PermitContent | undefined {
  if (!offer.permit || !isPermitted(offer, now)) return undefined;
  const { number, card } = offer.permit;
  return { number, card, text: interpolate(messages.verify, { number }), qr: qrCode(card) };
}

/** A permit's number in few words, where it only is to be named: "Permit 7123456789". */
export const permitInBrief = (messages: PermitMessages, offer: Permitted, now: Date): string[] =>
  offer.permit && isPermitted(offer, now)
    ? [interpolate(messages.brief, { number: offer.permit.number })]
    : [];
