import type { EntryData } from "./entry-files";
import { keepSaved } from "./saved-entries";

/** The entry of the form as it was opened. */
export interface OpenedEntry {
  /** The slug is empty for a new entry. */
  form: EntryData & { slug: string };
  /** The slug as it will be saved. */
  slug: string;
  /** The languages that were disabled since then: the CMS leaves their texts in the form. */
  disabled: string[];
  /** The warnings that were answered with yes since then. */
  confirmed: string[];
}

/** An entry of the CMS, an Immutable Map. */
interface StoredEntry {
  get(name: "collection"): unknown;
  toJS(): object;
}

/** The kinds whose entries have a page, and titles that are compared. */
const pageKinds: ReadonlySet<string> = new Set(["properties", "projects", "areas", "articles"]);

const formAddress = () => location.hash.replace(/\?.*/, "");

/** The entries by their collections: a form for a new one may open above that of another. */
const opened = new Map<unknown, OpenedEntry>();
let address = "";

/**
 * The entry as it was when its form was opened. The CMS makes all fields anew when the form shows another language, so
 * none of them can remember it.
 *
 * @param entry as the form has it now
 */
export function openedEntry(entry: StoredEntry | undefined): OpenedEntry {
  if (address !== formAddress()) forgetOpened();
  address = formAddress();
  const collection = entry?.get("collection");
  const form = (entry?.toJS() ?? { data: {}, i18n: {}, slug: "" }) as OpenedEntry["form"];
  const first = opened.get(collection) ?? { form, slug: form.slug, disabled: [], confirmed: [] };
  opened.set(collection, first);
  return first;
}

/** The next field remembers the entry as it was saved, and the checks of others know it. */
export function forgetSaved({ entry }: { entry: StoredEntry }): void {
  const kind = String(entry.get("collection"));
  const form = entry.toJS() as OpenedEntry["form"];
  if (pageKinds.has(kind)) keepSaved(kind, opened.get(kind)?.form.slug ?? "", form);
  forgetOpened();
}

/** The next field remembers the entry as it is then. */
function forgetOpened(): void {
  opened.clear();
}

function forgetLeft(): void {
  if (address !== formAddress()) forgetOpened();
}

/** Forgets the entry once its form is left. */
export function forgetWhenLeft(): void {
  globalThis.navigation?.addEventListener("currententrychange", forgetLeft);
  addEventListener("popstate", forgetLeft);
}
