import { createContext, use } from "react";
import { useParams } from "react-router";
import { defaultLocale, type Locale, pageLocale } from "~/locale";
import type { Messages } from "~/messages/en/messages";

export const useLocale = (): Locale => pageLocale(useParams()) ?? defaultLocale;

/** The messages of the page: those that the loaders of its routes return as `messages`. */
export const MessagesContext = createContext<Partial<Messages>>({});

/**
 * The messages with a name, in the language of the page.
 *
 * @throws if no loader of the page returns them: see `pickMessages`
 */
export function useMessages<Name extends keyof Messages>(name: Name): Messages[Name] {
  const messages = use(MessagesContext)[name];
  if (!messages) throw new Error(`The page has no messages named ${name}.`);
  return messages;
}
