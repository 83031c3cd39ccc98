import { articles, journal } from "~/content/journal";
import { picture } from "~/pictures/find-picture";
import { ArticleLead } from "~/sections/article-lead";
import { ArticleRows } from "~/sections/article-rows";
import { articleSummary } from "~/sections/article-summary";
import { CallToAction } from "~/sections/call-to-action";
import { TextOpening } from "~/sections/text-opening";
import { contactPath } from "~/site/contact-path";
import { pageMeta } from "~/site/page-meta";
import { ActionLink } from "~/ui/action-link";
import type { Route } from "./+types/journal";

export function loader() {
  const { head, eyebrow, title, lead, more, close } = journal;
  return {
    head,
    opening: { eyebrow, title, lead },
    articles: articles.map(articleSummary),
    more,
    close: {
      ...close,
      picture: picture("home/consultation"),
      to: contactPath({ interest: "other", about: close.about }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { opening, more, close } = loaderData;
  const [newest, ...others] = loaderData.articles;
  return (
    <>
      <TextOpening {...opening} />
      {newest && <ArticleLead article={newest} more={more} />}
      <div className="page section">
        <ArticleRows articles={others} more={more} />
      </div>
      <CallToAction title={close.title} text={close.text} picture={close.picture}>
        <ActionLink look="brass" to={close.to}>
          {close.action}
        </ActionLink>
      </CallToAction>
    </>
  );
}
