import { hasArabicLetters, type Locale, localeCodes } from "~/locale";

/** Texts by language. English is required. */
export type Texts<Text> = { en: Text } & {
  readonly [Other in Locale]?: Text | undefined;
};

/**
 * The texts of an entry in a language.
 *
 * @throws if the entry does not have that language: lists leave it out, and its path is a 404
 */
export function textsIn<Text>(
  { id, texts }: { id: string; texts: Texts<Text> },
  locale: Locale,
): Text {
  const found = texts[locale];
  if (!found) throw new Error(`${id} has no texts in "${locale}".`);
  return found;
}

/**
 * The English name of an entry, to be shown beside its name in Arabic letters: on signs, contracts and maps it is the
 * English one. Undefined beside a name in Latin letters.
 */
export const latinName = (name: string, english: string): string | undefined =>
  hasArabicLetters(name) && name !== english ? english : undefined;

export const languagesOf = <Text>(texts: Texts<Text>): Locale[] =>
  localeCodes.filter((locale) => texts[locale]);
