import type { EntryData } from "./entry-files";

/** The entry of the form as it was opened. */
export interface OpenedEntry {
  /** The slug is empty for a new entry. */
  form: EntryData & { slug: string };
  /** The warnings that were answered with yes since then. */
  confirmed: string[];
}

/** An entry of the CMS, an Immutable Map. */
interface StoredEntry {
  toJS(): object;
}

const formAddress = () => location.hash.replace(/\?.*/, "");

let opened: (OpenedEntry & { address: string }) | undefined;

/**
 * The entry as it was when its form was opened. The CMS makes all fields anew when the form shows another language, so
 * none of them can remember it.
 *
 * @param entry as the form has it now
 */
export function openedEntry(entry: StoredEntry | undefined): OpenedEntry {
  const address = formAddress();
  if (opened?.address !== address)
    opened = {
      address,
      form: (entry?.toJS() ?? { data: {}, i18n: {}, slug: "" }) as OpenedEntry["form"],
      confirmed: [],
    };
  return opened;
}

/** The next field remembers the entry as it is then. */
export function forgetOpened(): void {
  opened = undefined;
}

function forgetLeft(): void {
  if (opened?.address !== formAddress()) forgetOpened();
}

/** Forgets the entry once its form is left. */
export function forgetWhenLeft(): void {
  globalThis.navigation?.addEventListener("currententrychange", forgetLeft);
  addEventListener("popstate", forgetLeft);
}
