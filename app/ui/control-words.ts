import { createContext, use } from "react";
import type { ControlWords } from "~/content/contract/controls";

/** The words of the controls, in the language of the page that they stand on; the shell gives them. */
export const ControlWordsContext = createContext<ControlWords | undefined>(undefined);

/**
 * The words of the controls, for the controls.
 *
 * @throws outside of a page's shell
 */
export function useControlWords(): ControlWords {
  const words = use(ControlWordsContext);
  if (!words) throw new Error("There is no ControlWordsContext around this control");
  return words;
}
