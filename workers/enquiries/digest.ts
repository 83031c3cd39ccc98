/**
 * More mails about enquiries than this, within the window (in ms), are more than any campaign brings:
 * then one digest lists them, so that nobody can bury the staff's mailbox.
 */
export const digestAbove = 40;
export const digestWindow = 60 * 60 * 1000;

/** Minutes between two digests, and the most enquiries in one. */
export const digestEvery = 10;
export const digestSize = 500;
