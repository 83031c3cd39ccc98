/** The terms of the privacy notice. The Worker applies them and the privacy page states them. */

/** Retention of an enquiry, in calendar months after it was sent. */
export const retentionMonths = 24;

/** Retention of an enquiry that looks automated and that nobody released, in days after it was sent. */
export const quarantineRetentionDays = 90;

/**
 * The days during which a deleted row can be restored: D1's Time Travel retains that history on a paid plan
 * and cannot be disabled.
 */
export const recoveryDays = 30;

/**
 * The versions of the terms that a visitor accepts by sending a form, the newest first: of the sentence under the
 * forms and of the privacy notice. Each enquiry is stored with the version of its form, which may have been open
 * since before the newest one.
 *
 * Put the date of a change of either in substance before the others: which data is collected, its purpose, its
 * recipients, its retention, the visitor's rights. A new field changes it if the notice has to mention the
 * field. Corrections of spelling, style or a translation do not.
 */
export const consentVersions = [
  "2026-11-30",
  "2026-11-29",
  "2026-11-28",
  "2026-11-27",
  "2026-11-23",
  "2026-11-22",
  "2026-11-21",
] as const;

/** The version of a form that is rendered now. The notice shows it as its date. */
export const [consentVersion] = consentVersions;
