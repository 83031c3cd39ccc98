export interface PriceRow {
  name: string;
  detail?: string;
  price: string;
}

/** Names and prices as a ruled list, the price in large figures at the end of its line. */
export function PriceList({ title, rows }: { title: string; rows: readonly PriceRow[] }) {
  return (
    <div className="mt-10">
      <h2 className="pb-2 eyebrow">{title}</h2>
      <dl className="rule-b">
        {rows.map(({ name, detail, price }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5 rule-t">
            <dt>
              {name} {detail && <span className="block text-small quiet">{detail}</span>}
            </dt>
            <dd className="display text-title-4 whitespace-nowrap figures">{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
