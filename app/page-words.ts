import { defaultLocale, pageLocale } from "./locale";
import { notFound } from "./shell/missing-page";
import { wordsIn } from "./words";

/**
 * The language of a page and its words, for the page's loader.
 *
 * @param params of the route
 * @throws 404 where the address begins with what is no language of the site
 */
export function pageWords(params: { locale?: string | undefined; file?: string | undefined }) {
  const locale = pageLocale(params);
  if (!locale) throw notFound(defaultLocale, wordsIn(defaultLocale));
  return { locale, words: wordsIn(locale) };
}
