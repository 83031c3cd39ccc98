import type { SitePath } from "~/locale";

/** Where the browser keeps it: ids with commas between them, as an address has them. */
export const shortlistKey = "shortlist";

/** What an event on the window is called that tells of a change in this tab. */
export const shortlistChange = "shortlist-change";

/** How many homes can stand side by side and still be compared. */
export const shortlistSize = 6;

/** An id as addresses have it: whatever else stands in the storage or an address is none. */
export const propertyIdPattern = /^[a-z0-9-]{1,80}$/;

/**
 * Reads the ids of homes out of what a browser has kept or an address holds.
 *
 * @param text ids with commas between them, or any nonsense
 * @returns each once, in their order; as many as there are
 */
export const idsIn = (text: string): string[] =>
  [...new Set(text.split(","))].filter((id) => propertyIdPattern.test(id));

/** The address that shows exactly these homes to whoever opens it. */
export const shortlistPath = (ids: readonly string[]): SitePath =>
  ids.length > 0 ? `/shortlist?homes=${ids.join()}` : "/shortlist";

/**
 * The ids that an address holds: `?homes=ontario-tower,al-soufuh-apartment`.
 *
 * @param text the parameter; null if the address has none
 * @param known every id that may be shown; others are left out
 * @returns the ids in that order, each once, as many as a shortlist holds
 */
export const shortlisted = (text: string | null, known: readonly string[]): string[] =>
  idsIn(text ?? "")
    .filter((id) => known.includes(id))
    .slice(0, shortlistSize);
