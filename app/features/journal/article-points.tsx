interface ArticlePointsProps {
  points: readonly { title: string; text: string }[];
}

/** Things that stand beside each other, as a ruled grid. */
export function ArticlePoints({ points }: ArticlePointsProps) {
  return (
    <dl className="mt-6 gap-x-(--gutter) sm:grid sm:grid-cols-2 lg:col-span-9 lg:grid-cols-3">
      {points.map(({ title, text }) => (
        <div key={title} className="py-5 rule-t">
          <dt className="display text-title-4">{title}</dt>
          <dd className="mt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
