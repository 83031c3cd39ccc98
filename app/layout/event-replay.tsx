import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { InlineScript } from "./inline-script";
import { documentControls, restoreFields } from "./restore-fields";

declare global {
  interface Document {
    /** The recorded events, and the listener that records them. */
    earlyEvents?: { events: Event[]; recordEvent: EventListener };
  }
}

/**
 * An inline script that records events until hydration. It listens in the capture phase: if React cannot
 * hydrate at once because data or a module is not there yet, it stops the propagation of an event.
 */
const recordEvents = import.meta.env.SSR
  ? `{
  const events = [];
  const recordEvent = (event) => events.push(event);
  addEventListener("click", recordEvent, true);
  addEventListener("input", recordEvent, true);
  document.earlyEvents = { events, recordEvent };
}`
  : "";

/** Older clicks, in ms, are not replayed: the visitor may have moved on. */
const maxClickAge = 5_000;

/** The selector of buttons that need a script. */
const scriptedButtonSelector = () =>
  `button[type="button"]${"popover" in HTMLElement.prototype ? ":not([popovertarget])" : ""}`;

const isInput = ({ type }: Event) => type === "input";

/** The button of an event that needs a script. */
const buttonOf = ({ target }: Event) =>
  (target as HTMLElement).closest<HTMLElement>(scriptedButtonSelector());

/**
 * Records clicks and input events before hydration, and replays them after it. Stylesheets and tests find
 * `data-hydrated` on the document of a hydrated page.
 *
 * React does not replay events from before hydration. https://github.com/react/react/pull/33129 will, for
 * fields, and makes half of this unnecessary.
 */
export function EventReplay() {
  const eventsToReplay = useRef<Event[]>(undefined);
  const [before] = useState(documentControls);
  const restored = useRef<ReturnType<typeof restoreFields>>(undefined);
  // Runs before further events, which React handles.
  useLayoutEffect(() => {
    restored.current = restoreFields(before);
    if (document.earlyEvents) {
      const { events, recordEvent } = document.earlyEvents;
      // React dispatches the event that made it hydrate, unless it stopped it and hydrated in a microtask after
      // that. Earlier clicks on its button count as one with it.
      const current = events.find(
        ({ eventPhase, cancelBubble }) => eventPhase !== Event.NONE && !cancelBubble,
      );
      const currentButton = current && buttonOf(current);
      eventsToReplay.current = events.filter(
        (event) => event !== current && (!currentButton || buttonOf(event) !== currentButton),
      );
      removeEventListener("click", recordEvent, true);
      removeEventListener("input", recordEvent, true);
      delete document.earlyEvents;
    }
    document.documentElement.setAttribute("data-hydrated", "");
  }, [before]);
  useEffect(() => {
    const events = eventsToReplay.current?.splice(0) ?? [];
    const { counterparts, changed } = restored.current ?? { counterparts: new Map(), changed: [] };
    const fields = events.filter(isInput).map(({ target }) => target);
    for (const field of new Set([...fields, ...changed]))
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    const now = performance.now();
    const latest = events.filter(({ timeStamp }) => now - timeStamp <= maxClickAge);
    // Repeated clicks on a button count as one.
    const buttons = new Set(latest.filter((event) => !isInput(event)).map(buttonOf));
    for (const button of buttons) if (button) (counterparts.get(button) ?? button).click();
  }, []);
  return <InlineScript>{recordEvents}</InlineScript>;
}
