import "./fact-line.css";
import type { CurrencyText } from "~/format/converted-money";
import { CurrencyTexts } from "./currency-select";
import { DotSeparated } from "./line-breaks";

interface Fact {
  value: string;
  unit: string;
  /** Whether the unit is a label, which screen readers read before the value: "Transport", not "bedrooms". */
  isLabel?: boolean;
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
 * readers read each figure before its unit, but after its label.
 */
export function FactLine({ facts, withoutTopRule }: FactLineProps) {
  return (
    <ul
      className={`fact-line rule-b ${withoutTopRule ? "" : "mt-8 rule-t"} ${facts.length === 3 ? "sm:grid-cols-3" : ""}`}
    >
      {facts.map(({ value, unit, isLabel, converted }) => (
        <li key={unit} className="flex flex-col">
          {!isLabel && <Value>{value}</Value>}{" "}
          <span className="text-small quiet">
            <DotSeparated text={unit} />
          </span>{" "}
          {isLabel && <Value>{value}</Value>}
          {converted?.[0] && (
            <span className="block text-small quiet figures">
              <CurrencyTexts texts={converted} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const Value = ({ children }: { children: string }) => (
  <span className="order-first display text-title-3 figures">{children}</span>
);
