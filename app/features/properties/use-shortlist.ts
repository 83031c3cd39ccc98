import { useMemo, useSyncExternalStore } from "react";
import { idsIn, shortlistChange, shortlistKey, shortlistSize } from "./shortlist";

/** Of this page alone, where the browser keeps nothing. */
let unkept: string | undefined;

function stored(): string {
  try {
    return unkept ?? localStorage.getItem(shortlistKey) ?? "";
  } catch {
    return "";
  }
}

/** A text, because two lists that are alike must be the same to React. */
const read = () => idsIn(stored()).slice(0, shortlistSize).join();

/** `storage` tells of other tabs, and `pageshow` of what was missed while the page was put away. */
const changes = [shortlistChange, "storage", "pageshow"];

function subscribe(onChange: () => void) {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/**
 * The ids of the homes that the visitor has saved, in the order in which that was done: kept in the
 * browser, and the same in all of its tabs. Undefined on the server and while hydrating.
 */
export function useShortlist(): readonly string[] | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : idsIn(text)), [text]);
}

/**
 * Puts another list in the place of the visitor's own.
 *
 * @param ids at most `shortlistSize`
 * @returns whether the browser keeps it: storage may be full or switched off, and the list is then
 *   gone with the page
 */
export function keepShortlist(ids: readonly string[]): boolean {
  const text = ids.join();
  try {
    localStorage.setItem(shortlistKey, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  dispatchEvent(new CustomEvent(shortlistChange, { detail: text }));
  return unkept === undefined;
}

/**
 * Saves a home, or takes it off the list again.
 *
 * @returns what came of it: `full` where the list holds no more and stays as it was, `unkept` where
 *   it has changed and the browser does not keep it
 */
export function toggleProperty(id: string): "added" | "removed" | "full" | "unkept" {
  const ids = idsIn(read());
  const others = ids.filter((other) => other !== id);
  const isThere = others.length < ids.length;
  if (!isThere && ids.length >= shortlistSize) return "full";
  if (!keepShortlist(isThere ? others : [...ids, id])) return "unkept";
  return isThere ? "removed" : "added";
}
