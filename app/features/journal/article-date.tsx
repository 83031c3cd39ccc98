import { Dotted } from "~/ui/line-breaks";

interface ArticleDateProps {
  category: string;
  date: string;
  day: string;
}

/** What kind of article it is, and of which day. */
export function ArticleDate({ category, date, day }: ArticleDateProps) {
  return (
    <p className="eyebrow">
      <Dotted text={`${category} · ${day}`} dateTime={date} />
    </p>
  );
}
