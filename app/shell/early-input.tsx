import { use, useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "~/script-nonce";

interface Early {
  /** What was pressed just now, each button once, however often. */
  buttons: Iterable<HTMLElement>;
  /** What was chosen or typed into. */
  fields: readonly HTMLElement[];
}

declare global {
  interface Document {
    /** Ends the recording. */
    takeEarlyInput?: () => Early;
  }
}

/**
 * Runs with the HTML, long before the page's scripts are there. Only buttons count that do nothing
 * without a script. After five seconds a visitor is elsewhere, and would wonder; who presses one again
 * has seen nothing happen, and means it once. The browser's own code does without it.
 */
const record = import.meta.env.SSR
  ? `{
  const works = "popover" in HTMLElement.prototype ? ":not([popovertarget])" : "";
  const presses = [];
  const fields = new Set();
  const keepPress = (event) => presses.push(event);
  const keepField = ({ target }) => fields.add(target);
  document.addEventListener("click", keepPress);
  document.addEventListener("input", keepField);
  document.takeEarlyInput = () => {
    document.removeEventListener("click", keepPress);
    document.removeEventListener("input", keepField);
    const buttons = presses
      .filter(({ timeStamp }) => performance.now() - timeStamp <= 5000)
      .map(({ target }) => target.closest('button[type="button"]' + works))
      .filter(Boolean);
    return { buttons: new Set(buttons), fields: [...fields] };
  };
}`
  : "";

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
  const early = useRef<Early>(undefined);
  // Before any other press: React itself holds those that come while it takes the page over.
  useLayoutEffect(() => {
    early.current ??= document.takeEarlyInput?.();
    delete document.takeEarlyInput;
    document.documentElement.setAttribute("data-live", "");
  }, []);
  useEffect(() => {
    for (const field of early.current?.fields ?? [])
      field.dispatchEvent(new Event("input", { bubbles: true }));
    for (const button of early.current?.buttons ?? []) button.click();
    early.current = undefined;
  }, []);
  if (hydrated) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {record}
    </script>
  );
}
