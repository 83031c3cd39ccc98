import { type Locale, localeNames } from "~/locale";

/** Texts by language. English is always there; a translation may follow later. */
export type Texts<Text> = { en: Text } & {
  readonly [Other in Locale]?: Text | undefined;
};

/**
 * The texts of an entry in a language.
 *
 * @throws if the entry has none in that language: lists leave it out, and its address is a 404
 */
export function textsIn<Text>(
  { id, texts }: { id: string; texts: Texts<Text> },
  locale: Locale,
): Text {
  const found = texts[locale];
  if (!found) throw new Error(`${id} has no texts in "${locale}".`);
  return found;
}

/** The languages that an entry has texts in. */
export const languagesOf = <Text>(texts: Texts<Text>): Locale[] =>
  localeNames.filter((locale) => texts[locale]);
