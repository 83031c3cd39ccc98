import "~/ui/editorial.css";
import { Picture } from "~/pictures/picture";
import { ReadMore } from "~/ui/read-more";
import { ArticleDate } from "./article-date";
import type { ArticleSummary } from "./article-summary";

/** The newest article: a picture of eight columns that bleeds, its words on a panel over the corner. */
export function ArticleLead({ article, more }: { article: ArticleSummary; more: string }) {
  return (
    <article className="group relative page-grid">
      <div className="overflow-hidden max-lg:[grid-column:full] lg:[grid-column:full-start/col-end_8] lg:row-start-1">
        <Picture
          picture={article.picture}
          sizes="(max-width: 1023px) 100vw, 72vw"
          priority
          className="card-picture aspect-3/2 w-full object-cover lg:aspect-16/10"
        />
      </div>
      <div className="relative bg-paper pt-8 lg:[grid-column:col-start_8/content-end] lg:row-start-1 lg:-mb-12 lg:self-end lg:ps-10 lg:pt-12 lg:pb-4">
        <ArticleDate {...article} />
        <h2 className="mt-4 display text-title-2">{article.title}</h2>
        <p className="mt-5 mb-4 text-lead">{article.excerpt}</p>
        <ReadMore to={article.to} label={more} subject={article.title} />
      </div>
    </article>
  );
}
