import { defaultLocale, pageLocale } from "./locale";
import type { ControlWords } from "./messages/contract/controls";
import type { Words } from "./messages/contract/words";
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

/** Controls that not every page has, whose words come with the pages that have them. */
type PageControl = "carousel" | "form" | "save";

/**
 * The words of a page's own controls, which its loader gives as `controls`.
 *
 * @param kinds of the controls that stand on the page
 */
export const controlWords = ({ shell }: Words, ...kinds: readonly PageControl[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, shell.controls[kind]])) as Partial<ControlWords>;
