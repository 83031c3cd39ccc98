import { arabic } from "./content/ar/words";
import type { Words } from "./content/contract/words";
import { english } from "./content/en/words";
import { italian } from "./content/it/words";
import { type Locale, localeOf } from "./locale";

const languages: Record<Locale, Words> = { en: english, it: italian, ar: arabic };

/**
 * All that the site says in a language. For loaders and the Worker alone: a component is handed what
 * it shows, so that no visitor fetches the words of other pages or languages.
 */
export const wordsIn = (locale: Locale): Words => languages[locale];

/**
 * The language of a page and its words, for the page's loader.
 *
 * @param params of the route
 * @throws 404 where the address begins with what is no language of the site
 */
export function pageWords(params: { locale?: string | undefined }) {
  const locale = localeOf(params.locale);
  // Not the router's `data`: the Worker answers enquiries without the router.
  if (!locale) throw new Response(null, { status: 404 });
  return { locale, words: wordsIn(locale) };
}
