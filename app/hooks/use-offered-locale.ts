import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type Locale, localeCodes } from "~/locale";
import { optional } from "./optional";

const storageKey = "language-offer";
const listeners = new Set<() => void>();

/** Also in memory, for a browser whose storage is full. */
let isDismissed = false;

function preferredLocale(): Locale | undefined {
  return navigator.languages
    .map((tag) => tag.split("-")[0])
    .find((language): language is Locale => localeCodes.some((locale) => locale === language));
}

/** Whether this is the visitor's first visit and the offer was not dismissed. */
const isOpen = () =>
  !isDismissed &&
  (localStorage.getItem(storageKey) === null || sessionStorage.getItem(storageKey) !== null);

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function dismissLanguageOffer(): void {
  isDismissed = true;
  optional(() => {
    localStorage.setItem(storageKey, "made");
    sessionStorage.removeItem(storageKey);
  });
  for (const listener of listeners) listener();
}

/**
 * The language to offer to a visitor whose browser prefers another one than the page's, on the first visit
 * only. Undefined on the server and during hydration, because pages are cached.
 *
 * @param current the language of the page
 */
export function useOfferedLocale(current: Locale): Locale | undefined {
  const read = useCallback(
    () =>
      // Without storage the offer could not be dismissed permanently, so there is none.
      optional(() => {
        const preferred = preferredLocale();
        return preferred && preferred !== current && isOpen() ? preferred : undefined;
      }),
    [current],
  );
  const offered = useSyncExternalStore(subscribe, read, () => undefined);
  useEffect(() => {
    if (!offered) return;
    optional(() => {
      localStorage.setItem(storageKey, "made");
      sessionStorage.setItem(storageKey, "open");
    });
  }, [offered]);
  return offered;
}
