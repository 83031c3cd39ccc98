import "./fact-line.css";
import { Dotted } from "./line-breaks";

export interface Fact {
  value: string;
  unit: string;
}

/**
 * Facts as large figures in one ruled line: a column is as wide as its figure, which does not break. Each
 * is read out before its unit, as it is seen.
 */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="fact-line mt-8 grid gap-6 py-6 rule-b rule-t">
      {facts.map(({ value, unit }) => (
        <li key={unit}>
          <span className="block display text-title-3 figures">{value}</span>{" "}
          <span className="block text-small quiet">
            <Dotted text={unit} />
          </span>
        </li>
      ))}
    </ul>
  );
}
