import type { Article, WithContext } from "schema-dts";

interface ArticleFacts {
  path: string;
  title: string;
  excerpt: string;
  /** As yyyy-mm-dd. */
  date: string;
  category: string;
}

/**
 * A journal article as schema.org has it.
 *
 * @param image address of its picture, from the site's root
 * @param origin of the site
 */
export function journalArticle(
  { path, title, excerpt, date, category }: ArticleFacts,
  image: string,
  origin: string,
): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    headline: title,
    description: excerpt,
    datePublished: date,
    articleSection: category,
    inLanguage: "en-GB",
    image: `${origin}${image}`,
    author: { "@id": `${origin}/#agency` },
    publisher: { "@id": `${origin}/#agency` },
  };
}
