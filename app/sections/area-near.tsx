interface AreaNearProps {
  title: string;
  close: readonly { place: string; how: string }[];
}

/** What is close, and how one gets there. */
export function AreaNear({ title, close }: AreaNearProps) {
  return (
    <section className="page grid gap-x-(--gutter) gap-y-6 pt-4 pb-16 md:pb-28 lg:grid-cols-12">
      <h2 className="display text-title-3 lg:col-span-4">{title}</h2>
      <dl className="rule-b lg:col-span-7 lg:col-start-6">
        {close.map(({ place, how }) => (
          <div key={place} className="grid gap-x-6 py-4 rule-t sm:grid-cols-[2fr_3fr]">
            <dt>{place}</dt>
            <dd className="quiet">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
