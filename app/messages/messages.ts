import type { Locale } from "~/locale";
import { arabic } from "./ar/messages";
import type { Messages } from "./en/messages";
import { english } from "./en/messages";
import { italian } from "./it/messages";

const languages: Record<Locale, Messages> = { en: english, it: italian, ar: arabic };

/**
 * Returns all messages in a language. For loaders and the Worker only: components get the messages that they
 * show as props, so that browsers do not load those of other pages or languages.
 */
export const messagesFor = (locale: Locale): Messages => languages[locale];
