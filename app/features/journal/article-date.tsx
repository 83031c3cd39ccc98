import { DotSeparated } from "~/ui/line-breaks";

interface ArticleDateProps {
  category: string;
  date: string;
  day: string;
}

/** The category and the date of an article. */
export function ArticleDate({ category, date, day }: ArticleDateProps) {
  return (
    <p className="eyebrow">
      <DotSeparated text={`${category} · ${day}`} dateTime={date} />
    </p>
  );
}
