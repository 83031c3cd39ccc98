import "~/ui/editorial.css";
import { Picture } from "~/pictures/picture";
import { ReadMore } from "~/ui/read-more";
import { ArticleDate } from "./article-date";
import type { ArticleSummary } from "./article-summary";

interface ArticleRowsProps {
  articles: readonly ArticleSummary[];
  more: string;
}

/** Articles as ruled rows, each with a small picture at its end. */
export function ArticleRows({ articles, more }: ArticleRowsProps) {
  return (
    <ul className="rule-b">
      {articles.map((article) => (
        <li key={article.to} className="rule-t" data-reveal="">
          <article className="group relative grid grid-cols-[1fr_6.5rem] gap-x-(--gutter) gap-y-3 py-8 md:grid-cols-12 md:py-10">
            <div className="max-md:col-span-2 md:col-span-3">
              <ArticleDate {...article} />
            </div>
            <div className="md:col-span-6">
              <h2 className="display text-title-3">{article.title}</h2>
              <p className="mt-3 mb-2 max-w-[52ch]">{article.excerpt}</p>
              <ReadMore to={article.to} label={more} subject={article.title} />
            </div>
            <div className="overflow-hidden md:col-span-3">
              <Picture
                picture={article.picture}
                sizes="(max-width: 767px) 104px, (max-width: 1400px) 24vw, 320px"
                className="card-picture aspect-4/5 w-full object-cover md:aspect-3/2"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
