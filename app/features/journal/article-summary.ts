import type { Article } from "~/content/articles";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";
import { articleText } from "./article-body.server";

export interface ArticleSummary {
  title: string;
  excerpt: string;
  category: string;
  /** As yyyy-mm-dd. */
  date: string;
  /** "Off-plan · 14 October 2026" */
  dateLine: string;
  /** The day of the last check of its facts: as yyyy-mm-dd, and formatted. */
  updated?: { date: string; text: string };
  to: SitePath;
  picture: PictureData;
}

export const articlePath = ({ id }: Article): SitePath => `/journal/${id}`;

export function articleSummary(site: Site, article: Article): ArticleSummary {
  const { locale, format } = site;
  const { journal: messages } = site.messages;
  const { title, excerpt } = textsIn(article, locale);
  const category = messages.categories[article.category];
  return {
    title,
    excerpt: articleText(site, excerpt),
    category,
    date: article.date,
    dateLine: `${category} · ${format.date(article.date)}`,
    ...(article.updated && {
      updated: {
        date: article.updated,
        text: interpolate(messages.article.updated, {
          date: format.dateInSentence(article.updated),
        }),
      },
    }),
    to: articlePath(article),
    picture: findPicture(site, article.picture),
  };
}
