import { useMemo, useSyncExternalStore } from "react";
import { optional } from "~/hooks/optional";
import { idsIn, shortlistChange, shortlistKey, shortlistSize } from "./shortlist";

/** The list in memory, for a browser without local storage. */
let unsaved: string | undefined;

const stored = () => unsaved ?? optional(() => localStorage.getItem(shortlistKey)) ?? "";

/** A string, because React compares snapshots with Object.is. */
const read = () => idsIn(stored()).slice(0, shortlistSize).join();

/**
 * `storage` reports changes in other tabs, and `pageshow` those during the time in the back/forward cache.
 */
const changes = [shortlistChange, "storage", "pageshow"];

function subscribe(onChange: () => void) {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/**
 * The ids of the visitor's saved listings, in the order of saving: from local storage, the same in all
 * tabs. Undefined on the server and during hydration.
 */
export function useShortlist(): readonly string[] | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : idsIn(text)), [text]);
}

/**
 * Replaces the visitor's list.
 *
 * @param ids at most `shortlistSize`
 * @returns whether it is stored. Storage may be full or disabled; the list is then lost with the page
 */
export function saveShortlist(ids: readonly string[]): boolean {
  const text = ids.join();
  try {
    localStorage.setItem(shortlistKey, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  dispatchEvent(new CustomEvent(shortlistChange, { detail: text }));
  return unsaved === undefined;
}

/**
 * Adds a listing to the list, or removes it.
 *
 * @returns the result: `full` if the list has reached its maximum and is unchanged, `notSaved` if it is
 *   changed but not stored
 */
export function toggleListing(id: string): "added" | "removed" | "full" | "notSaved" {
  const ids = idsIn(read());
  const others = ids.filter((other) => other !== id);
  const isThere = others.length < ids.length;
  if (!isThere && ids.length >= shortlistSize) return "full";
  if (!saveShortlist(isThere ? others : [...ids, id])) return "notSaved";
  return isThere ? "removed" : "added";
}
