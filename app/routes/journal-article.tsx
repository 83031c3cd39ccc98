import { data } from "react-router";
import { articlePage, articles, journal } from "~/content/en/journal";
import { impression } from "~/content/en/listing-words";
import { ArticleBody } from "~/features/journal/article-body";
import { ArticleContents } from "~/features/journal/article-contents";
import { ArticleOpening } from "~/features/journal/article-opening";
import { articleSummary } from "~/features/journal/article-summary";
import { ArticleWay, type WayOn } from "~/features/journal/article-way";
import { findProperty } from "~/features/properties/find-property";
import { propertyCard } from "~/features/properties/property-card-data";
import { RelatedHomes } from "~/features/properties/related-properties";
import { siteOrigin } from "~/request-context";
import { breadcrumbTrail } from "~/shell/breadcrumb-trail";
import { type PageHead, pageMeta } from "~/shell/page-meta";
import { articleData } from "~/shell/structured-data/article";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { ActionLink } from "~/ui/action-link";
import type { Route } from "./+types/journal-article";

const index = { title: journal.head.title, to: "/journal" } as const;

/** The newer and the older article; where there is none, the way back to all of them. */
function waysOn(slug: string): WayOn[] {
  const { newer, older, all } = articlePage.way;
  const place = articles.findIndex((article) => article.slug === slug);
  const neighbours = [
    { direction: newer, article: articles[place - 1] },
    { direction: older, article: articles[place + 1] },
  ];
  return neighbours.map(({ direction, article }) =>
    article
      ? { direction, title: article.title, to: `/journal/${article.slug}` as const }
      : { direction: index.title, title: all, to: index.to },
  );
}

export function loader({ params, context }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, 404);
  const { title, excerpt, body, homes } = article;
  const summary = articleSummary(article);
  const crumbs = breadcrumbTrail(index, { title, to: summary.to });
  const origin = context.get(siteOrigin);
  const head: PageHead = {
    title,
    description: excerpt,
    structuredData: [articleData(summary, origin), breadcrumbList(crumbs, origin)],
  };
  return {
    head,
    article: summary,
    crumbs,
    body,
    contents: {
      title: articlePage.contents,
      entries: body.filter((block) => block.kind === "heading"),
    },
    related: {
      eyebrow: articlePage.homes.eyebrow,
      title: homes.title,
      note: impression,
      homes: homes.ids.flatMap((id) => findProperty(id) ?? []).map(propertyCard),
    },
    allHomes: articlePage.homes.all,
    way: { label: articlePage.way.label, ways: waysOn(article.slug) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function JournalArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, crumbs, body, contents, related, allHomes, way } = loaderData;
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
        <RelatedHomes {...related}>
          <ActionLink look="text" to="/buy">
            {allHomes}
          </ActionLink>
        </RelatedHomes>
      </div>
      <ArticleWay {...way} />
    </>
  );
}
