import { articles as compiled } from "#content";
import type { Locale } from "~/locale";

export type Article = (typeof compiled)[number];

/** The articles of the journal, newest first. */
export const articles: readonly Article[] = compiled;

/** The articles of a language. */
export const articlesIn = (locale: Locale): readonly Article[] =>
  articles.filter(({ texts }) => texts[locale]);
