import { use, useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "./script-nonce";

declare global {
  interface Document {
    /** The recorded events, and the listener that records them. */
    early?: { events: Event[]; keep: EventListener };
  }
}

/**
 * An inline script that records events until hydration. It listens in the capture phase: if React cannot
 * hydrate at once because data or a module is not there yet, it stops the propagation of an event.
 */
const record = import.meta.env.SSR
  ? `{
  const events = [];
  const keep = (event) => events.push(event);
  addEventListener("click", keep, true);
  addEventListener("input", keep, true);
  document.early = { events, keep };
}`
  : "";

/** Older clicks, in ms, are not replayed: the visitor may have moved on. */
const recent = 5_000;

/** The selector of buttons that need a script. */
const silentButton = () =>
  `button[type="button"]${"popover" in HTMLElement.prototype ? ":not([popovertarget])" : ""}`;

const isInput = ({ type }: Event) => type === "input";

/** The button of an event that needs a script. */
const buttonOf = ({ target }: Event) =>
  (target as HTMLElement).closest<HTMLElement>(silentButton());

/**
 * Records clicks and input events before hydration, and replays them after it. Stylesheets and tests find
 * `data-live` on the document of a hydrated page.
 *
 * React does not replay events from before hydration. https://github.com/react/react/pull/33129 will, for
 * fields, and makes half of this unnecessary.
 */
export function EarlyInput() {
  const nonce = use(ScriptNonce);
  const hydrated = useHydrated();
  const early = useRef<Event[]>(undefined);
  // Runs before further events, which React handles.
  useLayoutEffect(() => {
    if (document.early) {
      const { events, keep } = document.early;
      // React dispatches the event that made it hydrate, unless it stopped it and hydrated in a microtask after
      // that. Earlier clicks on its button count as one with it.
      const current = events.find(
        ({ eventPhase, cancelBubble }) => eventPhase !== Event.NONE && !cancelBubble,
      );
      const currentButton = current && buttonOf(current);
      early.current = events.filter(
        (event) => event !== current && (!currentButton || buttonOf(event) !== currentButton),
      );
      removeEventListener("click", keep, true);
      removeEventListener("input", keep, true);
      delete document.early;
    }
    document.documentElement.setAttribute("data-live", "");
  }, []);
  useEffect(() => {
    const events = early.current?.splice(0) ?? [];
    for (const field of new Set(events.filter(isInput).map(({ target }) => target)))
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    const now = performance.now();
    const latest = events.filter(({ timeStamp }) => now - timeStamp <= recent);
    // Repeated clicks on a button count as one.
    const buttons = new Set(latest.filter((event) => !isInput(event)).map(buttonOf));
    for (const button of buttons) button?.click();
  }, []);
  if (hydrated) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {record}
    </script>
  );
}
