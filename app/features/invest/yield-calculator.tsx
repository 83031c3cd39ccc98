import { rentalIncome } from "~/features/costs/net-rent";
import { percentLimits, priceLimits, parseAmount } from "~/format/amount";
import { interpolate } from "~/format/interpolate";
import { parseStatedCurrency, type StatedCurrency, moneyFormat } from "~/format/money";
import { numberFormat, percentFormat } from "~/format/number";
import { useLocale } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { AmountField } from "~/ui/field";
import type { YieldContent } from "./calculators.server";
import { PriceForm, useCalculatorForm } from "./price-form";
import { type Risk, RiskNote } from "./showcase-parts";
import "./invest.css";

interface YieldCalculatorProps {
  content: YieldContent;
  risk: Risk;
}

/** The id of the section, the fragment of the form's action. */
const id = "yield-view";

/**
 * A calculator of the rent for a price, before and after costs. It updates during input, and works without
 * JavaScript.
 */
export function YieldCalculator({ content, risk }: YieldCalculatorProps) {
  const { fields, example } = content;
  const { values, requested, key, form, results } = useCalculatorForm({
    price: example.price,
    currency: "AED",
    costs: example.costs,
  });
  const price = parseAmount(values.price, priceLimits);
  const costs = parseAmount(values.costs, percentLimits);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page grid gap-x-(--gutter) gap-y-12 section lg:grid-cols-[4fr_8fr] lg:gap-x-16"
    >
      <div>
        <p className="mb-3 eyebrow">{content.eyebrow}</p>
        <h2 id={`${id}-title`} className="display text-title-2">
          {content.title}
        </h2>
        <p className="mt-4 max-w-[40ch]">{content.text}</p>
        <PriceForm
          key={key}
          id={id}
          form={form}
          requested={requested}
          fields={fields}
          price={price}
          className="mt-8 grid gap-6"
        >
          <AmountField
            id={`${id}-costs`}
            name="costs"
            label={fields.costs.label}
            hint={fields.costs.hint}
            required
            defaultValue={requested.costs}
            error={"problem" in costs ? fields.costs[costs.problem] : undefined}
          />
          <Button type="submit" className="justify-self-start">
            {content.submit}
          </Button>
        </PriceForm>
      </div>
      <div {...results} role="group" aria-labelledby={`${id}-title`}>
        {"value" in price && "value" in costs ? (
          <YieldTable
            price={price.value}
            costs={costs.value}
            currency={parseStatedCurrency(values.currency)}
            content={content}
          />
        ) : (
          <p className="py-10 display text-title-3 rule-b rule-t">{content.waiting}</p>
        )}
        <div className="mt-8">
          <RiskNote source={content.note} risk={risk} />
        </div>
      </div>
    </section>
  );
}

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

function YieldTable({ price, costs, currency, content }: YieldTableProps) {
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
