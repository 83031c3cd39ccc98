import { allArticles, type Article } from "#content";
import type { Locale } from "~/locale";

export type { Article };

/** The articles of the journal, newest first. */
export const articles: readonly Article[] = allArticles.toSorted((one, other) =>
  other.date.localeCompare(one.date),
);

/** The articles of a language. */
export const articlesIn = (locale: Locale): readonly Article[] =>
  articles.filter(({ texts }) => texts[locale]);
