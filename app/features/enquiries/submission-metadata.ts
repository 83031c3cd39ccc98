/**
 * The names of what travels with the answers of an enquiry. Pages are cached at the edge, so their
 * HTML holds nothing of one visitor: what is personal is added by the browser as it sends
 * (send-enquiry.ts), and where there is no JavaScript the Worker does without.
 */
export const submissionMetadata = {
  /**
   * A form may name its own key in this field; the header `Idempotency-Key` comes before it. A post
   * without a key is known by its content.
   */
  idempotencyKey: "idempotencyKey",
  /**
   * The honeypot. Every form has a text input of this name that no person sees or reaches, and that
   * no form filler takes for something it knows (enquiry-form.tsx): who fills it in is a program.
   */
  honeypot: "topic",
  /** How long before it was sent its page was asked for, in ms, by a clock that nobody can set. */
  openFor: "openFor",
  /** `consentVersion` of app/content/privacy-terms.ts as the form showed it: a hidden input in every form. */
  consentVersion: "consentVersion",
  /** The language of the page that the form stands on: a key of `locales` in app/locale.ts. */
  locale: "locale",
  /** The visitor's time zone, as IANA names it. Where none comes, what the edge reports counts. */
  timeZone: "timeZone",
  /**
   * The country of a phone number that was typed without a prefix, as the visitor saw it beside the
   * number and could change it: ISO 3166-1, two letters. "" where a prefix was typed.
   */
  phoneCountry: "phoneCountry",
  /** What the Turnstile widget, where it is on, adds to its form. */
  turnstile: "cf-turnstile-response",
} as const;
