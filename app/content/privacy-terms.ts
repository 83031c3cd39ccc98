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
 * The version of what a visitor agrees to by sending a form: of the sentence under the forms and of
 * the privacy notice that it links to. Each enquiry is stored with the version that its form showed,
 * and the notice prints it as its date.
 *
 * Set it to the date of the change when either of them says something else than before: which
 * details are asked for or noted, what for, who receives them, how long they are kept, what rights
 * a visitor has. A new field changes it where the notice has to name it. A correction of spelling,
 * style or a translation does not.
 */
export const consentVersion = "2026-11-23";
