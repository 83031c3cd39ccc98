import "~/features/journal/article.css";
import { articles, articlesIn } from "~/content/articles";
import { buyPath } from "~/content/paths";
import { languagesOf, textsIn } from "~/content/texts";
import { ArticleBody, ArticleContents } from "~/features/journal/article-body";
import { articleBody } from "~/features/journal/article-body.server";
import {
  articlePath,
  articleSummary,
  type ArticleSummary,
} from "~/features/journal/article-summary";
import { propertyCardData } from "~/features/properties/property-card.server";
import { RelatedProperties } from "~/features/properties/related-properties";
import { breadcrumbList, breadcrumbTrail } from "~/layout/breadcrumb-trail";
import { pageSite, type PageHead } from "~/layout/page-site";
import { articleData } from "~/layout/structured-data";
import { findProperty } from "~/listings/property-queries";
import { untranslatedArticle } from "~/listings/unavailable-listing";
import type { Locale, SitePath } from "~/locale";
import type { JournalMessages } from "~/messages/en/journal";
import { Picture } from "~/pictures/picture";
import { notFound } from "~/site/missing-page";
import { ActionLink } from "~/ui/action";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { DotSeparated } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/journal-article";

/** Links to the newer and the older article, or to all articles. */
function neighbouringArticles(
  locale: Locale,
  { index, article: { neighbours: names } }: JournalMessages,
  id: string,
): ArticleLink[] {
  const readable = articlesIn(locale);
  const place = readable.findIndex((article) => article.id === id);
  const neighbours = [
    { direction: names.newer, article: readable[place - 1] },
    { direction: names.older, article: readable[place + 1] },
  ];
  return neighbours.map(({ direction, article }) =>
    article
      ? { direction, title: textsIn(article, locale).title, to: articlePath(article) }
      : { direction: index.head.title, title: names.all, to: "/journal" },
  );
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, format } = site;
  const article = articles.find(({ id }) => id === params.slug);
  if (!article) throw notFound(site);
  if (!article.texts[locale]) throw untranslatedArticle(site, article);
  const { index, article: page } = messages.journal;
  const text = textsIn(article, locale);
  const summary = articleSummary(site, article);
  const crumbs = breadcrumbTrail(
    site,
    { title: index.head.title, to: "/journal" },
    { title: text.title, to: summary.to },
  );
  const head: PageHead = {
    locales: languagesOf(article.texts),
    title: text.title,
    description: summary.excerpt,
    structuredData: [articleData(site, summary), breadcrumbList(site, crumbs)],
  };
  const { properties } = site.advertised;
  const body = articleBody(site, article.id, text.body);
  return {
    head,
    article: summary,
    crumbs,
    body,
    contents: {
      title: page.contents,
      entries: body.flatMap((block) => (block.kind === "heading" && !block.level ? [block] : [])),
    },
    related: {
      eyebrow: page.properties.eyebrow,
      title: text.propertiesTitle,
      properties: article.properties
        .flatMap((id) => findProperty(properties, id) ?? [])
        .map((property) => propertyCardData(site, property)),
      conversion: format.conversionNote(),
    },
    allProperties: page.properties.all,
    neighbours: {
      label: page.neighbours.label,
      links: neighbouringArticles(locale, messages.journal, article.id),
    },
  };
}

const titleId = "article-title";

interface ArticleOpeningProps {
  article: ArticleSummary;
  crumbs: readonly Crumb[];
}

function ArticleOpening({ article, crumbs }: ArticleOpeningProps) {
  return (
    <header className="page-grid pt-6 md:pt-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-10 md:mt-16 lg:col-[content-start/col-end_11]">
        <p className="eyebrow">
          <DotSeparated text={article.dateLine} dateTime={article.date} />
        </p>
        {article.updated && (
          <p className="mt-1 text-small quiet">
            <time dateTime={article.updated.date}>{article.updated.text}</time>
          </p>
        )}
        <h1 id={titleId} className="mt-4 display text-hero">
          {article.title}
        </h1>
      </div>
      <p className="mt-8 text-lead lg:col-[col-start_4/col-end_9]">{article.excerpt}</p>
      <Picture
        picture={article.picture}
        sizes="(max-width: 1023px) 100vw, 84vw"
        priority
        className="col-[full] mt-10 aspect-3/2 w-full object-cover md:mt-14 lg:col-[col-start_4/full-end] lg:aspect-21/9"
      />
    </header>
  );
}

interface ArticleLink {
  /** The label: "Older", "All articles". */
  direction: string;
  title: string;
  to: SitePath;
}

interface NeighbouringArticlesProps {
  label: string;
  links: readonly ArticleLink[];
}

function NeighbouringArticles({ label, links }: NeighbouringArticlesProps) {
  return (
    <nav aria-label={label} className="rule-t">
      <ul className="page grid md:grid-cols-2">
        {links.map(({ direction, title, to }, index) => (
          <li
            key={to}
            className={`group relative py-10 md:py-16 ${index > 0 ? "max-md:rule-t md:rule-s md:ps-12" : "md:pe-12"}`}
          >
            <p className="eyebrow">{direction}</p>
            <SiteLink
              to={to}
              className="covering-link mt-3 block max-w-[18ch] display text-title-2 text-balance group-hover:text-bronze"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function JournalArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, crumbs, body, contents, related, allProperties, neighbours } = loaderData;
  return (
    <>
      <article aria-labelledby={titleId}>
        <ArticleOpening article={article} crumbs={crumbs} />
        <div className="page gap-x-(--gutter) pt-10 pb-16 md:pb-28 lg:grid lg:grid-cols-12 lg:pt-20">
          <ArticleContents {...contents} />
          <ArticleBody body={body} />
        </div>
      </article>
      <div className="bg-travertine">
        <RelatedProperties {...related}>
          <ActionLink variant="text" to={buyPath}>
            {allProperties}
          </ActionLink>
        </RelatedProperties>
      </div>
      <NeighbouringArticles {...neighbours} />
    </>
  );
}
