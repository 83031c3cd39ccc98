import "./fact-line.css";
import { Dotted } from "./line-breaks";

export interface Fact {
  value: string;
  unit: string;
}

/** Facts as large figures in one ruled line: a column is as wide as its figure, which does not break. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-line mt-8 grid gap-6 py-6 rule-b rule-t">
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
