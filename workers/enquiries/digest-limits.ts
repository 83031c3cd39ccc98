/**
 * Above so many mails within the window (in ms), a digest replaces those of the networks with the most: a flood must
 * not fill the staff's mailbox.
 */
export const digestThreshold = 40;
export const digestWindow = 60 * 60 * 1000;

/** Minutes between two digests, and the maximum number of enquiries in one. */
export const digestInterval = 10;
export const digestSize = 500;
