import { Dotted } from "./line-breaks";

export interface Fact {
  value: string;
  unit: string;
}

/** Facts as large figures in one ruled line. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-6 py-6 rule-b rule-t sm:grid-cols-4">
      {facts.map(({ value, unit }) => (
        <div key={unit} className="flex flex-col-reverse justify-end">
          <dt className="text-small quiet">
            <Dotted text={unit} />
          </dt>
          <dd className="display text-title-3 figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
