/** What a page came to, when it was opened and read to its end. */
export interface WalkedPage {
  /** Whether React took it over. */
  hydrated: boolean;
  /** The messages in the console. */
  messages: readonly string[];
}

/** Whether React has taken over the page that this runs in. */
export const isHydrated = () => "live" in document.documentElement.dataset;
