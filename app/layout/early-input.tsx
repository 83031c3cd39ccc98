import { use, useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "./script-nonce";

declare global {
  interface Document {
    /** What was recorded, and the listener that records it. */
    early?: { events: Event[]; keep: EventListener };
  }
}

/** Runs with the HTML, long before the page's scripts are there; what the events mean, these work out. */
const record = import.meta.env.SSR
  ? `{
  const events = [];
  const keep = (event) => events.push(event);
  addEventListener("click", keep);
  addEventListener("input", keep);
  document.early = { events, keep };
}`
  : "";

/** In ms: later a visitor is elsewhere, and would wonder. */
const recent = 5_000;

/** Buttons that do nothing without a script. */
const silentButton = () =>
  `button[type="button"]${"popover" in HTMLElement.prototype ? ":not([popovertarget])" : ""}`;

/** Where something happened, each place once: who presses a button again means it once. */
const targetsOf = (events: readonly Event[], type: string) =>
  new Set(events.flatMap((event) => (event.type === type ? (event.target as HTMLElement) : [])));

/**
 * Remembers what a visitor presses and fills in before the page is hydrated, and says it again once it
 * is: the buttons are pressed, and a field tells its form that it has changed. Nothing else has to know
 * of it; stylesheets and tests find `data-live` on the document of a hydrated page.
 *
 * React repeats no event that came before it: https://github.com/react/react/pull/33129 will, for fields,
 * and half of this goes with it.
 */
export function EarlyInput() {
  const nonce = use(ScriptNonce);
  const hydrated = useHydrated();
  const early = useRef<Event[]>(undefined);
  // Before any other press: React itself holds those that come while it takes the page over.
  useLayoutEffect(() => {
    if (document.early) {
      const { events, keep } = document.early;
      early.current = events;
      removeEventListener("click", keep);
      removeEventListener("input", keep);
      delete document.early;
    }
    document.documentElement.setAttribute("data-live", "");
  }, []);
  useEffect(() => {
    const events = early.current?.splice(0) ?? [];
    for (const field of targetsOf(events, "input"))
      field.dispatchEvent(new Event("input", { bubbles: true }));
    const now = performance.now();
    const latest = events.filter(({ timeStamp }) => now - timeStamp <= recent);
    const pressed = [...targetsOf(latest, "click")];
    const buttons = new Set(pressed.map((target) => target.closest<HTMLElement>(silentButton())));
    for (const button of buttons) button?.click();
  }, []);
  if (hydrated) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {record}
    </script>
  );
}
