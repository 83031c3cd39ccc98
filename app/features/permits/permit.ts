/**
 * What the Dubai Land Department permits: one advertisement, of one property or project, by one firm,
 * for a time. docs/decisions/0013 has the rules.
 */
export interface Permit {
  /** As Trakheesi gives it, digits only. */
  number: string;
  /** The last day on which it is valid, in Dubai, as yyyy-mm-dd. */
  validUntil: string;
  /** The Department's permit card, which the QR code opens. */
  card: string;
}
