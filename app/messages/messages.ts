import type { Locale } from "~/locale";
import { arabic } from "./ar/messages";
import type { Messages } from "./en/messages";
import { english } from "./en/messages";
import { italian } from "./it/messages";

const languages: Record<Locale, Messages> = { en: english, it: italian, ar: arabic };

/**
 * All that the site says in a language. For loaders and the Worker alone: a component is handed what
 * it shows, so that no visitor fetches the words of other pages or languages.
 */
export const messagesFor = (locale: Locale): Messages => languages[locale];
