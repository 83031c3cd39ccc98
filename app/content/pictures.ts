import { allAreas, allArticles, allProjects, allProperties } from "#content";
import { defaultLocale, type Locale } from "~/locale";

const entries = [...allProperties, ...allProjects, ...allAreas, ...allArticles];

const textsOf = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign({}, ...entries.map(({ alts }) => alts[locale])) as Record<string, string>;

const byLocale = new Map<Locale, Readonly<Record<string, string>>>();

/**
 * What a picture of content shows, for people who cannot see it.
 *
 * @returns the English text if the language has none; undefined if it is no picture of content
 */
export function altOf(locale: Locale, name: string): string | undefined {
  let texts = byLocale.get(locale);
  if (!texts) {
    texts = textsOf(locale);
    byLocale.set(locale, texts);
  }
  return texts[name] ?? (locale === defaultLocale ? undefined : altOf(defaultLocale, name));
}
