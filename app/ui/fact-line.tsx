import "./fact-line.css";
import type { CurrencyText } from "~/format/converted-money";
import { CurrencyTexts } from "./currency-texts";
import { DotSeparated } from "./line-breaks";

interface Fact {
  value: string;
  unit: string;
  /** A price in other currencies. */
  converted?: readonly CurrencyText[];
}

interface FactLineProps {
  facts: readonly Fact[];
  /** For a page whose opening ends with a rule. */
  withoutTopRule?: boolean;
}

/**
 * Facts as large figures in one ruled line: a column is as wide as its figure, which does not wrap. Screen
 * readers read each figure before its unit.
 */
export function FactLine({ facts, withoutTopRule = false }: FactLineProps) {
  return (
    <ul className={`fact-line rule-b ${withoutTopRule ? "" : "mt-8 rule-t"}`}>
      {facts.map(({ value, unit, converted }) => (
        <li key={unit}>
          <span className="block display text-title-3 figures">{value}</span>{" "}
          <span className="block text-small quiet">
            <DotSeparated text={unit} />
          </span>
          {converted && converted.length > 0 && (
            <span className="block text-small quiet figures">
              <CurrencyTexts texts={converted} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
