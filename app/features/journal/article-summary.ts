import type { Article } from "~/content/en/journal";
import { formatDate } from "~/format/date";
import { defaultLocale, type SitePath } from "~/locale";
import { picture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** An article as lists show it. */
export interface ArticleSummary {
  title: string;
  excerpt: string;
  category: string;
  /** As yyyy-mm-dd. */
  date: string;
  /** As it is read: "14 October 2026". */
  day: string;
  to: SitePath;
  picture: Picture;
}

/** An article without its body, its picture found. Called in loaders. */
export function articleSummary(article: Article): ArticleSummary {
  const { title, excerpt, category, date, slug, image } = article;
  return {
    title,
    excerpt,
    category,
    date,
    day: formatDate(defaultLocale, date),
    to: `/journal/${slug}`,
    picture: picture(image),
  };
}
