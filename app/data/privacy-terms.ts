/**
 * What the firm promises about a visitor's details. The Worker acts by these figures and the
 * privacy page prints them, so that the two cannot drift apart.
 */

/** How long an enquiry is kept, in calendar months from the moment it was sent. */
export const retentionMonths = 24;

/**
 * How long a deleted row can still be restored, in days: D1's Time Travel keeps that much history
 * on a paid plan, and it cannot be switched off.
 */
export const recoveryDays = 30;

/**
 * What a visitor agrees to by sending a form. Each enquiry is stored with the version that its
 * form showed: whenever the words change, so does the version (the date of the change).
 */
export const consent = {
  version: "2026-11-21",
  text: "We use your details to answer you, and for nothing else.",
} as const;
