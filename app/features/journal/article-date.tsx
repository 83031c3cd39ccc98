interface ArticleDateProps {
  category: string;
  date: string;
  day: string;
}

/** What kind of article it is, and of which day. */
export function ArticleDate({ category, date, day }: ArticleDateProps) {
  return (
    <p className="dotted eyebrow">
      <span>{category}</span>
      <span>
        <span> · </span>
        <time dateTime={date}>{day}</time>
      </span>
    </p>
  );
}
