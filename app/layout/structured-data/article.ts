import type { Article, WithContext } from "schema-dts";
import { localePath, type Locale, locales, type SitePath } from "~/locale";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import { agencyInBrief } from "./agency";

interface ArticleFacts {
  title: string;
  excerpt: string;
  category: string;
  /** As yyyy-mm-dd. */
  date: string;
  updated?: { date: string };
  to: SitePath;
  picture: Picture;
}

/** An article of the journal as structured data. */
export function articleData(
  locale: Locale,
  article: ArticleFacts,
  origin: string,
): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    ...(article.updated && { dateModified: article.updated.date }),
    inLanguage: locales[locale].lang,
    image: `${origin}${fallbackSource(article.picture)}`,
    mainEntityOfPage: `${origin}${localePath(locale, article.to)}`,
    author: agencyInBrief(origin),
    publisher: agencyInBrief(origin),
  };
}
