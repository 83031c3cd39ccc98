import { type RefObject, useEffect, useEffectEvent } from "react";

interface RowEvents {
  /** A key pressed anywhere in the carousel. @returns whether it meant something */
  onKey: (key: string) => boolean;
  onScroll: () => void;
  onFocus: (element: Element) => void;
}

/** Listens to a carousel: to its row, and for keys to all that stands around it. */
export function useRowEvents(view: RefObject<HTMLElement | null>, events: RowEvents) {
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (events.onKey(event.key)) event.preventDefault();
  });
  const scroll = useEffectEvent(events.onScroll);
  const focus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) events.onFocus(target);
  });

  useEffect(() => {
    const row = view.current;
    const around = row?.parentElement;
    if (!row || !around) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    around.addEventListener("keydown", (event) => key(event), { signal });
    row.addEventListener("scroll", () => scroll(), { signal, passive: true });
    row.addEventListener("focusin", (event) => focus(event), { signal });
    // Else the browser takes a drag for the moving of a picture or a link.
    row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [view]);
}
