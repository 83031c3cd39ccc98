/**
 * Names of the values that are sent with the answers of an enquiry. Pages are cached at the edge, so their
 * HTML has no personal data. The browser adds these values when it sends the form (send-enquiry.ts);
 * without JavaScript they are absent.
 */
export const submissionMetadata = {
  /**
   * A form may set its own key in this field; the header `Idempotency-Key` has precedence. A post without a
   * key is identified by its content.
   */
  idempotencyKey: "idempotencyKey",
  /**
   * The honeypot. Every form has a text input of this name that no person sees or reaches and that no form
   * filler recognises (enquiry-form.tsx). Only a program fills it in.
   */
  honeypot: "topic",
  /** The time between the request for the page and the submission, in ms, from a monotonic clock. */
  openFor: "openFor",
  /**
   * `consentVersion` of app/content/privacy-terms.ts at the time of the page: a hidden input of every form.
   */
  consentVersion: "consentVersion",
  /** The language of the page: a key of `locales` in app/locale.ts. */
  locale: "locale",
  /** The visitor's time zone, an IANA name. Without JavaScript it is not known. */
  timeZone: "timeZone",
  /**
   * The country of a phone number without a prefix, as the visitor saw or chose it: an ISO 3166-1 code. ""
   * for a number with a prefix.
   */
  phoneCountry: "phoneCountry",
  /** The field that the Turnstile widget adds to its form. */
  turnstile: "cf-turnstile-response",
} as const;
