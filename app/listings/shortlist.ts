import type { SitePath } from "~/locale";

/** The key in local storage. The value is ids separated by commas. */
export const shortlistKey = "shortlist";

/** The name of the event that a change in this tab dispatches on the window. */
export const shortlistChange = "shortlist-change";

/** The maximum number of listings in a shortlist: more cannot be compared side by side. */
export const shortlistSize = 6;

/** The pattern of an id. Other text in storage or in a query is ignored. */
export const listingIdPattern = /^[a-z0-9-]{1,80}$/;

/**
 * Parses the ids in local storage or a query.
 *
 * @param text ids separated by commas, or any other text
 * @returns each id once, in their order, without a limit
 */
export const idsIn = (text: string): string[] =>
  [...new Set(text.split(","))].filter((id) => listingIdPattern.test(id));

/** The address of a page with exactly these listings. */
export const shortlistPath = (ids: readonly string[]): SitePath =>
  ids.length > 0 ? `/shortlist?homes=${ids.join()}` : "/shortlist";

/**
 * Parses the ids of a query: `?homes=ontario-tower,al-soufuh-apartment`.
 *
 * @param text the parameter; null if it is absent
 * @param known ids of all listings with a page, withdrawn ones included; others are dropped
 * @returns each id once, in their order, at most `shortlistSize`
 */
export const parseShortlist = (text: string | null, known: readonly string[]): string[] =>
  idsIn(text ?? "")
    .filter((id) => known.includes(id))
    .slice(0, shortlistSize);
