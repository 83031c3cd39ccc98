/**
 * A permit of the Dubai Land Department: for one advertisement of one property or project by one firm, for
 * a limited time. docs/decisions/0013 has the rules.
 */
export interface Permit {
  /** The number in Trakheesi, digits only. */
  number: string;
  /** The last day on which it is valid, in Dubai, as yyyy-mm-dd. */
  validUntil: string;
  /** The address of the Department's permit card, which the QR code contains. */
  card: string;
}
