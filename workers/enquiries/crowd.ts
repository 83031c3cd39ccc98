/**
 * More mails about enquiries than this, within the window, are more than any campaign brings: then
 * they are gathered, so that nobody can bury the staff's mailbox. The window is in ms.
 */
export const crowd = 40;
export const crowdWindow = 60 * 60 * 1000;

/** Minutes between two gathered mails, and the most enquiries in one. */
export const gatherEvery = 10;
export const gatherSize = 500;
