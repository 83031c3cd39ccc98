import { Picture } from "~/pictures/picture";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { ArticleDate } from "./article-date";
import type { ArticleSummary } from "./article-summary";

interface ArticleOpeningProps {
  article: ArticleSummary;
  crumbs: readonly Crumb[];
}

/** An article's title in type alone, then its picture out of the right edge. */
export function ArticleOpening({ article, crumbs }: ArticleOpeningProps) {
  return (
    <header className="page-grid pt-6 md:pt-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-10 md:mt-16 lg:[grid-column:content-start/col-end_11]">
        <ArticleDate {...article} />
        <h1 className="mt-4 display text-hero">{article.title}</h1>
      </div>
      <p className="mt-8 text-lead lg:[grid-column:col-start_4/col-end_9]">{article.excerpt}</p>
      <Picture
        picture={article.picture}
        sizes="(max-width: 1023px) 100vw, 84vw"
        priority
        className="mt-10 aspect-3/2 w-full object-cover max-lg:[grid-column:full] md:mt-14 lg:[grid-column:col-start_4/full-end] lg:aspect-21/9"
      />
    </header>
  );
}
