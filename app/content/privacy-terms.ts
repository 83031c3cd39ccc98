/** The terms of the privacy notice. The Worker applies them and the privacy page states them. */

/** Retention of an enquiry, in calendar months after it was sent. */
export const retentionMonths = 24;

/**
 * The days during which a deleted row can be restored: D1's Time Travel retains that history on a paid plan
 * and cannot be disabled.
 */
export const recoveryDays = 30;

/**
 * The version of the terms that a visitor accepts by sending a form: of the sentence under the forms and of
 * the privacy notice. Each enquiry is stored with the version of its form, and the notice shows it as its
 * date.
 *
 * Set it to the date of a change of either in substance: which data is collected, its purpose, its
 * recipients, its retention, the visitor's rights. A new field changes it if the notice has to mention the
 * field. Corrections of spelling, style or a translation do not.
 */
export const consentVersion = "2026-11-27";
