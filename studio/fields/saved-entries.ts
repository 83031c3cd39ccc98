/**
 * What was saved in this tab of the browser: the checks know the entries of the last build, and these. A reload would lose
 * them, so they are in the storage of the session.
 */
import { addSaved, type EntryData, type SavedEntry } from "./entry-files";

const storageKey = "orizzonte.saved";

const stored = () => JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as SavedEntry[];

/** Adds what was saved before a reload to the known entries. */
export function addStored(): void {
  for (const saved of stored()) addSaved(saved);
}

const titles = ({ title, name }: EntryData["data"]) => ({ title, name });

/** @param before the slug of the entry as it was opened; empty for a new one */
export function keepSaved(
  kind: string,
  before: string,
  { slug, data, i18n }: EntryData & { slug: string },
): void {
  const translations = Object.entries(i18n)
    .filter(([language]) => language !== "en")
    .map(([language, texts]) => [language, titles(texts.data)] as const);
  const saved: SavedEntry = {
    kind,
    before,
    slug,
    data: {
      ...titles(data),
      permit: data["permit"],
      status: data["status"],
      ...Object.fromEntries(translations),
    },
  };
  addSaved(saved);
  sessionStorage.setItem(storageKey, JSON.stringify([...stored(), saved]));
}
