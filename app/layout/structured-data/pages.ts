import type { Article, WithContext, Place } from "schema-dts";
import type { Area } from "~/content/areas";
import { latinName, textsIn } from "~/content/texts";
import {
  additionalProperty,
  type LabelledFact,
  agencyInBrief,
} from "~/listings/structured-data/listing-page";
import { localePath, locales, type SitePath, type Locale } from "~/locale";
import type { PictureData } from "~/pictures/picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";

interface AreaPlace {
  locale: Locale;
  origin: string;
  picture: PictureData;
  /** Facts without a property in schema.org, with the labels of the page. */
  facts: readonly LabelledFact[];
}

/** The structured data of an area guide: the place, with its position and its facts. Only what the page shows. */
export function areaPlace(
  area: Area,
  { locale, origin, picture, facts }: AreaPlace,
): WithContext<Place> {
  const { name, description } = textsIn(area, locale);
  const address = `${origin}${localePath(locale, `/areas/${area.id}`)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Place",
    "@id": `${address}#area`,
    url: address,
    name,
    alternateName: latinName(name, area.texts.en.name),
    description,
    image: `${origin}${fallbackSource(picture)}`,
    geo: {
      "@type": "GeoCoordinates",
      latitude: area.position.lat,
      longitude: area.position.lon,
    },
    ...additionalProperty(facts),
  };
}

interface ArticleFacts {
  title: string;
  excerpt: string;
  category: string;
  /** As yyyy-mm-dd. */
  date: string;
  updated?: { date: string };
  to: SitePath;
  picture: PictureData;
}

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
