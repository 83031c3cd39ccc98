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
 * The version of what a visitor agrees to by sending a form. Each enquiry is stored with the version
 * that its form showed: whenever the words change, so does this (the date of the change).
 */
export const consentVersion = "2026-11-23";
