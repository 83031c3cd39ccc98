import type { Article } from "~/content/journal";
import { language } from "~/content/language";
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
  to: string;
  picture: Picture;
}

const days = new Intl.DateTimeFormat(language.tag, { dateStyle: "long", timeZone: "UTC" });

/** An article without its body, its picture found. Called in loaders. */
export function articleSummary(article: Article): ArticleSummary {
  const { title, excerpt, category, date, slug, image } = article;
  return {
    title,
    excerpt,
    category,
    date,
    day: days.format(new Date(date)),
    to: `/journal/${slug}`,
    picture: picture(image),
  };
}
