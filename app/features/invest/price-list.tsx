import "./price-list.css";
import type { CurrencyText } from "~/format/converted-money";
import { CurrencyTexts } from "~/ui/currency-texts";
import { DotSeparated, Price } from "~/ui/line-breaks";

interface PriceRow {
  name: string;
  detail?: string | undefined;
  price: string;
  /** The price in the currencies that visitors can choose. */
  converted?: readonly CurrencyText[];
}

interface PriceListProps {
  /** Without a title the rows belong to the heading above them. */
  title?: string;
  rows: readonly PriceRow[];
  level?: "h2" | "h3";
}

/** A ruled list of names and prices. */
export function PriceList({ title, rows, level: Heading = "h2" }: PriceListProps) {
  return (
    <div className="mt-10">
      {title && <Heading className="pb-2 eyebrow">{title}</Heading>}
      <dl className="rule-b">
        {rows.map(({ name, detail, price, converted }) => (
          <div key={name} className="price-row rule-t">
            <dt>
              {name}{" "}
              {detail && (
                <span className="block text-small quiet">
                  <DotSeparated text={detail} />
                </span>
              )}
            </dt>
            <dd className="text-end text-balance figures sm:whitespace-nowrap">
              <span className="display text-title-4">
                <Price text={price} />
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
