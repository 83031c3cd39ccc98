import { articles as compiled } from "#content";
import type { Locale } from "~/locale";

export type Article = (typeof compiled)[number];

export const articles: readonly Article[] = compiled;

export const articlesIn = (locale: Locale): readonly Article[] =>
  articles.filter(({ texts }) => texts[locale]);
