import { data } from "react-router";
import type { JournalWords } from "~/content/contract/journal";
import { articles } from "~/data/articles";
import { ArticleBody } from "~/features/journal/article-body";
import { ArticleContents } from "~/features/journal/article-contents";
import { articleBody } from "~/features/journal/article-figures";
import { ArticleOpening } from "~/features/journal/article-opening";
import { articlePath, articleSummary } from "~/features/journal/article-summary";
import { ArticleWay, type WayOn } from "~/features/journal/article-way";
import { findProperty } from "~/features/properties/find-property";
import { propertyCard } from "~/features/properties/property-card-data";
import { RelatedProperties } from "~/features/properties/related-properties";
import { siteOrigin } from "~/request-context";
import { breadcrumbTrail } from "~/shell/breadcrumb-trail";
import { type PageHead, pageMeta } from "~/shell/page-meta";
import { articleData } from "~/shell/structured-data/article";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { ActionLink } from "~/ui/action-link";
import { pageWords } from "~/words";
import type { Route } from "./+types/journal-article";

/** The newer and the older article; where there is none, the way back to all of them. */
function waysOn({ items, index, article: { way } }: JournalWords, slug: string): WayOn[] {
  const place = articles.findIndex((article) => article.slug === slug);
  const neighbours = [
    { direction: way.newer, article: articles[place - 1] },
    { direction: way.older, article: articles[place + 1] },
  ];
  return neighbours.map(({ direction, article }) =>
    article
      ? { direction, title: items[article.slug].title, to: articlePath(article) }
      : { direction: index.head.title, title: way.all, to: "/journal" },
  );
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, 404);
  const { index, article: page } = words.journal;
  const text = words.journal.items[article.slug];
  const summary = articleSummary(locale, words.journal, article);
  const crumbs = breadcrumbTrail(
    words.shell,
    { title: index.head.title, to: "/journal" },
    { title: text.title, to: summary.to },
  );
  const origin = context.get(siteOrigin);
  const head: PageHead = {
    title: text.title,
    description: summary.excerpt,
    structuredData: [articleData(locale, summary, origin), breadcrumbList(locale, crumbs, origin)],
  };
  const body = articleBody(locale, text.body);
  return {
    head,
    article: summary,
    crumbs,
    body,
    contents: {
      title: page.contents,
      entries: body.filter((block) => block.kind === "heading"),
    },
    related: {
      eyebrow: page.properties.eyebrow,
      title: text.propertiesTitle,
      note: words.pictureNotes.one,
      properties: article.properties
        .flatMap((id) => findProperty(id) ?? [])
        .map((property) => propertyCard(locale, words.properties, property)),
    },
    allProperties: page.properties.all,
    way: { label: page.way.label, ways: waysOn(words.journal, article.slug) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function JournalArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, crumbs, body, contents, related, allProperties, way } = loaderData;
  return (
    <>
      <article>
        <ArticleOpening article={article} crumbs={crumbs} />
        <div className="page gap-x-(--gutter) pt-10 pb-16 md:pb-28 lg:grid lg:grid-cols-12 lg:pt-20">
          <ArticleContents {...contents} />
          <ArticleBody body={body} />
        </div>
      </article>
      <div className="bg-travertine">
        <RelatedProperties {...related}>
          <ActionLink look="text" to="/buy">
            {allProperties}
          </ActionLink>
        </RelatedProperties>
      </div>
      <ArticleWay {...way} />
    </>
  );
}
