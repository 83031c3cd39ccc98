/** The result of opening a page and scrolling to its end. */
export interface OpenedPage {
  /** Whether React has hydrated it. */
  hydrated: boolean;
  /** The messages in the console. */
  messages: readonly string[];
}

/** Whether React has hydrated the page. Runs in the page. */
export const isHydrated = () => "hydrated" in document.documentElement.dataset;
