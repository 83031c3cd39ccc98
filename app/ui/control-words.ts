import { createContext, use } from "react";
import type { ControlWords } from "~/messages/contract/controls";

/** The words of the controls in the language of the page, from the root's loader. */
export const ControlWordsContext = createContext<ControlWords | undefined>(undefined);

/**
 * The words of one kind of control.
 *
 * @throws where the root's loader has failed
 */
export function useControlWords<Kind extends keyof ControlWords>(kind: Kind): ControlWords[Kind] {
  const words = use(ControlWordsContext);
  if (!words) throw new Error(`There are no words of: ${kind}`);
  return words[kind];
}
