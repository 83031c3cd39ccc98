import { createContext, use } from "react";
import type { ControlWords } from "~/messages/contract/controls";

/**
 * The words of the controls of a page, in its language: the shell gives those that every page has, and
 * the page's loader those of its own (app/page-words.ts).
 */
export const ControlWordsContext = createContext<Partial<ControlWords>>({});

/**
 * The words of one kind of control, for the control.
 *
 * @throws on a page whose loader does not hand them over
 */
export function useControlWords<Kind extends keyof ControlWords>(kind: Kind): ControlWords[Kind] {
  const words: ControlWords[Kind] | undefined = use(ControlWordsContext)[kind];
  if (words === undefined) throw new Error(`The page has no words of: ${kind}`);
  return words;
}
