import { useEffect, useRef, useState } from "react";
import type { Locale } from "~/locale";
import type { FieldHelp } from "./field-help";

/** Pause after the last input before a field is checked, in ms. */
const pause = 500;

const load = async (locale: Locale) => (await import("./field-help")).fieldHelp(locale);

/**
 * Calls `onPause` when the visitor pauses in a field. The code is fetched with the first input; without it the
 * field has no help.
 *
 * @param locale of the page
 * @param onPause called with the value and with the functions that parse it
 * @returns the ref of the element around the field, and its `onInput`
 */
export function useFieldHelp(locale: Locale, onPause: (input: string, help: FieldHelp) => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState<FieldHelp>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPauseRef = useRef(onPause);
  useEffect(() => {
    onPauseRef.current = onPause;
  });

  const field = () =>
    containerRef.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");

  async function checkField() {
    try {
      const loaded = await load(locale);
      const input = field()?.value;
      if (input === undefined) return;
      setHelp(loaded);
      onPauseRef.current(input, loaded);
    } catch (error) {
      console.warn(error);
    }
  }

  useEffect(() => {
    // Input from before hydration, or a restored draft.
    if (field()?.value) void checkField();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field appears
  }, []);

  return {
    help,
    containerRef,
    field,
    onInput: (target: EventTarget) => {
      if (target !== field()) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void checkField(), pause);
    },
  };
}
