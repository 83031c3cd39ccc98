import { interpolate } from "~/format/interpolate";
import { type StatedCurrency, moneyFormat } from "~/format/money";
import { numberFormat, percentFormat } from "~/format/number";
import { useLocale } from "~/hooks/use-messages";
import type { YieldContent } from "./calculators.server";
import { rentalIncome } from "./rental-income";

interface YieldTableProps {
  price: number;
  /** Percent of the rent. */
  costs: number;
  currency: StatedCurrency;
  content: YieldContent;
}

/** Rents in the millions have a smaller font size, so that two of them fit side by side on phones. */
const sizes = {
  usual: "text-title-4 sm:text-title-3 lg:text-title-2",
  long: "text-body sm:text-title-4 lg:text-title-3",
} as const;

export function YieldTable({ price, costs, currency, content }: YieldTableProps) {
  const locale = useLocale();
  const { number } = numberFormat(locale);
  const { percent } = percentFormat(locale);
  const { money, inOtherCurrency } = moneyFormat(locale);
  const { table, rates } = content;
  const rents = rates.map((rate) => rentalIncome({ price, rate, costs }));
  const [beforePrice, afterPrice] = table.caption.split("{price}");
  const rows = [
    { name: table.yearly, cells: rents.map(({ yearly }) => number(yearly)) },
    {
      name: table.monthly,
      cells: rents.map(({ monthly }) => number(monthly)),
    },
    {
      name: interpolate(table.afterCosts, { costs: percent(costs) }),
      cells: rents.map(({ yearlyAfterCosts }) => number(yearlyAfterCosts)),
    },
    {
      name: table.monthlyAfterCosts,
      cells: rents.map(({ monthlyAfterCosts }) => number(monthlyAfterCosts)),
    },
    {
      name: table.netYield,
      cells: rents.map(({ netRate }) => percent(netRate)),
    },
  ];
  const longest = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  const size = sizes[longest > 8 ? "long" : "usual"];
  return (
    <table className="w-full table-fixed border-t border-ink text-start figures">
      <caption className="pb-4 text-start">
        {beforePrice}
        <span className="display text-title-4 whitespace-nowrap">{money(price, currency)}</span>
        {afterPrice}
        {"\u2002"}
        <span className="text-small quiet">
          {interpolate(table.convertedAmount, {
            amount: inOtherCurrency(price, currency),
          })}
        </span>
      </caption>
      <thead>
        <tr className="rule-b">
          <th
            scope="col"
            className="w-[32%] py-5 pe-3 text-start eyebrow font-normal sm:w-[36%] md:w-[40%]"
          >
            {table.rowHeader}
          </th>
          {rates.map((rate) => (
            <th key={rate} scope="col" className="py-5 text-start eyebrow font-normal">
              {interpolate(table.at, { rate: percent(rate) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="rule-b">
            <th scope="row" className="py-4 pe-3 text-start text-small font-normal md:text-body">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={rates[index]} className={`py-4 pe-2 display ${size}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
