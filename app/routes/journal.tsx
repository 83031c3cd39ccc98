import { articles } from "~/data/articles";
import { contactPath } from "~/features/enquiries/contact-path";
import { ArticleLead } from "~/features/journal/article-lead";
import { ArticleRows } from "~/features/journal/article-rows";
import { articleSummary } from "~/features/journal/article-summary";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { ActionLink } from "~/ui/action-link";
import { CallToAction } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { pageWords } from "~/words";
import type { Route } from "./+types/journal";

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { head, eyebrow, title, lead, more, close } = words.journal.index;
  return {
    head,
    opening: { eyebrow, title, lead },
    articles: articles.map((article) => articleSummary(locale, words.journal, article)),
    more,
    close: {
      ...close,
      picture: picture(locale, "home/consultation"),
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
      <Hero variant="text" {...opening} />
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
