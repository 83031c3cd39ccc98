import { useEffect, useLayoutEffect, useRef } from "react";

declare global {
  interface Document {
    /** Ends the watch of workers/http/scripts-last.ts. @returns the button that was pressed just now */
    pressedEarly?: () => HTMLElement | null;
  }
}

/** Presses again, now that the page is alive, the button that a visitor has pressed before. */
export function useEarlyPress() {
  const button = useRef<HTMLElement>(null);
  // Before any other press: React itself holds those that come while it takes the page over.
  useLayoutEffect(() => {
    button.current = document.pressedEarly?.() ?? null;
    delete document.pressedEarly;
  }, []);
  useEffect(() => button.current?.click(), []);
}
