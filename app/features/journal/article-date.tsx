interface ArticleDateProps {
  category: string;
  date: string;
  day: string;
}

/** What kind of article it is, and of which day. */
export function ArticleDate({ category, date, day }: ArticleDateProps) {
  return (
    <p className="eyebrow">
      <span className="whitespace-nowrap">{category} ·</span>{" "}
      <time dateTime={date} className="whitespace-nowrap">
        {day}
      </time>
    </p>
  );
}
