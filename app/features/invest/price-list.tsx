import "./price-list.css";
import type { CostRow } from "~/features/costs/cost-rows";
import { CurrencyTexts } from "~/ui/currency-select";
import { DotSeparated, Price } from "~/ui/line-breaks";

interface PriceListProps {
  /** Without a title the rows belong to the heading above them. */
  title?: string;
  rows: readonly CostRow[];
  level?: "h2" | "h3";
}

export function PriceList({ title, rows, level: Heading = "h2" }: PriceListProps) {
  return (
    <div className="mt-10">
      {title && <Heading className="pb-2 eyebrow">{title}</Heading>}
      <dl className={`rule-b ${Heading === "h3" ? "price-notes" : ""}`}>
        {rows.map(({ term, note, text, converted }) => (
          <div key={term} className="price-row grid items-baseline gap-4 rule-t py-2.5">
            <dt>
              {term}{" "}
              {note && (
                <span className="block text-small quiet">
                  <DotSeparated text={note} />
                </span>
              )}
            </dt>
            <dd className="text-end text-balance wrap-anywhere figures">
              <span className="display text-title-4">
                <Price text={text} />
              </span>
              {converted && (
                <span className="block text-small quiet">
                  <CurrencyTexts texts={converted} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
