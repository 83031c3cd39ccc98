interface AreaNearProps {
  title: string;
  close: readonly { place: string; how: string }[];
}

/** What is close and how one gets there, hanging from one hairline. */
export function AreaNear({ title, close }: AreaNearProps) {
  return (
    <section className="page pb-14 md:pb-20">
      <h2 className="sr-only">{title}</h2>
      <dl className="grid gap-x-(--gutter) border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {close.map(({ place, how }) => (
          <div key={place} className="py-4 max-sm:rule-t max-sm:first:border-t-0 md:py-6">
            <dt className="display text-title-4">{place}</dt>
            <dd className="mt-1 max-w-[28ch] text-small">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
