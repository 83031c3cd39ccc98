import { createContext, use } from "react";
import type { ControlMessages } from "~/messages/en/controls";

/** The words of the controls in the language of the page, from the root's loader. */
export const ControlMessagesContext = createContext<ControlMessages | undefined>(undefined);

/**
 * The words of one kind of control.
 *
 * @throws where the root's loader has failed
 */
export function useControlMessages<Kind extends keyof ControlMessages>(
  kind: Kind,
): ControlMessages[Kind] {
  const messages = use(ControlMessagesContext);
  if (!messages) throw new Error(`There are no words of: ${kind}`);
  return messages[kind];
}
