import "~/ui/editorial.css";
import { useId } from "react";
import { articlesIn } from "~/content/articles";
import { contactPath } from "~/features/enquiries/contact-links";
import { articleSummary, type ArticleSummary } from "~/features/journal/article-summary";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { Picture } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { DotSeparated } from "~/ui/line-breaks";
import { ReadMore } from "~/ui/read-more";
import { SplitCallToAction } from "~/ui/split-call-to-action";
import type { Route } from "./+types/journal";

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages } = site;
  const { head, eyebrow, title, lead, more, callToAction } = messages.journal.index;
  return {
    head,
    opening: { eyebrow, title, lead },
    articles: articlesIn(locale).map((article) => articleSummary(site, article)),
    more,
    callToAction: {
      ...callToAction,
      picture: findPicture(site, "home/consultation"),
      to: contactPath({ interest: "other", about: callToAction.about }),
    },
  };
}

/** The newest article: a picture of seven columns to the edge of the page, with the text beside it. */
function ArticleLead({ article, more }: { article: ArticleSummary; more: string }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative page-grid">
      <div className="overflow-hidden max-lg:col-[full] lg:col-[full-start/col-end_7] lg:row-start-1">
        <Picture
          picture={article.picture}
          sizes="(max-width: 1023px) 100vw, 62vw"
          priority
          className="card-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="pt-8 lg:col-[col-start_8/content-end] lg:row-start-1 lg:self-end lg:ps-6">
        <p className="eyebrow">
          <DotSeparated text={article.dateLine} dateTime={article.date} />
        </p>
        <h2 id={titleId} className="mt-4 display text-title-2">
          {article.title}
        </h2>
        <p className="mt-4 mb-3 text-lead">{article.excerpt}</p>
        <ReadMore to={article.to} label={more} subject={article.title} />
      </div>
    </article>
  );
}

interface ArticleRowsProps {
  rows: readonly ArticleSummary[];
  more: string;
}

function ArticleRows({ rows, more }: ArticleRowsProps) {
  const id = useId();
  return (
    <ul className="rule-b">
      {rows.map((article, index) => (
        <li key={article.to} className="rule-t" data-reveal="">
          <article
            aria-labelledby={`${id}-${index}`}
            className="group relative grid grid-cols-[minmax(0,1fr)_min(6.5rem,30%)] gap-x-(--gutter) gap-y-3 py-8 md:grid-cols-12 md:py-8"
          >
            <div className="col-span-2">
              <p className="eyebrow">
                <DotSeparated text={article.dateLine} dateTime={article.date} />
              </p>
            </div>
            <div className="md:col-span-6">
              <h2 id={`${id}-${index}`} className="display text-title-3 md:text-title-2">
                {article.title}
              </h2>
              <p className="mt-3 mb-2 max-w-[52ch]">{article.excerpt}</p>
              <ReadMore to={article.to} label={more} subject={article.title} />
            </div>
            <div className="overflow-hidden md:col-span-4">
              <Picture
                picture={article.picture}
                sizes="(max-width: 767px) 104px, (max-width: 1400px) 32vw, 430px"
                className="card-picture aspect-4/5 w-full object-cover md:aspect-3/2"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { opening, more, callToAction } = loaderData;
  const [newest, ...others] = loaderData.articles;
  return (
    <>
      <section className="page pt-8 pb-10">
        <div className="grid items-end gap-x-(--gutter) gap-y-3 lg:grid-cols-[8fr_4fr]">
          <div>
            <p className="mb-3 eyebrow">{opening.eyebrow}</p>
            <h1 className="display text-title-1">{opening.title}</h1>
          </div>
          <p className="text-lead lg:pb-2">{opening.lead}</p>
        </div>
      </section>
      {newest && <ArticleLead article={newest} more={more} />}
      <div className="page section">
        <ArticleRows rows={others} more={more} />
      </div>
      <SplitCallToAction
        title={callToAction.title}
        text={callToAction.text}
        picture={callToAction.picture}
      >
        <ActionLink to={callToAction.to}>{callToAction.action}</ActionLink>
      </SplitCallToAction>
    </>
  );
}
