import type { Article, WithContext } from "schema-dts";
import { agencyInBrief } from "~/listings/structured-data/agency-in-brief";
import { localePath, locales, type SitePath } from "~/locale";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import type { Site } from "~/site/site";

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
export function articleData(site: Site, article: ArticleFacts): WithContext<Article> {
  const { locale, origin } = site;
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
    author: agencyInBrief(site),
    publisher: agencyInBrief(site),
  };
}
