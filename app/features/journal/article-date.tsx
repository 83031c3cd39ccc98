import { DotSeparated } from "~/ui/line-breaks";

interface ArticleDateProps {
  category: string;
  date: string;
  formattedDate: string;
}

export function ArticleDate({ category, date, formattedDate }: ArticleDateProps) {
  return (
    <p className="eyebrow">
      <DotSeparated text={`${category} · ${formattedDate}`} dateTime={date} />
    </p>
  );
}
