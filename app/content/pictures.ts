import { areas, articles, projects, properties } from "#content";
import { defaultLocale, type Locale } from "~/locale";

const entries = [...properties, ...projects, ...areas, ...articles];

const textsOf = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign({}, ...entries.map(({ alts }) => alts[locale])) as Record<string, string>;

const byLocale = new Map<Locale, Readonly<Record<string, string>>>();

/**
 * The text alternative of a picture of content.
 *
 * @returns the English text if the language has none; undefined for other pictures
 */
export function altOf(locale: Locale, name: string): string | undefined {
  let texts = byLocale.get(locale);
  if (!texts) {
    texts = textsOf(locale);
    byLocale.set(locale, texts);
  }
  return texts[name] ?? (locale === defaultLocale ? undefined : altOf(defaultLocale, name));
}

const photographs = new Set<string>(
  [...properties, ...projects].flatMap((entry) => entry.photographs),
);

/** Whether a picture is a photograph. All others are artist's impressions. */
export const isPhotograph = (name: string): boolean => photographs.has(name);
