import { createContext, use } from "react";
import type { ControlMessages } from "~/messages/en/controls";

/** The messages of controls in the language of the page, from the root loader. */
export const ControlMessagesContext = createContext<ControlMessages | undefined>(undefined);

/**
 * Returns the messages of one kind of control.
 *
 * @throws if the root loader failed
 */
export function useControlMessages<Kind extends keyof ControlMessages>(
  kind: Kind,
): ControlMessages[Kind] {
  const messages = use(ControlMessagesContext);
  if (!messages) throw new Error(`There are no messages of: ${kind}`);
  return messages[kind];
}
