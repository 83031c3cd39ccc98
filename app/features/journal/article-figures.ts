import type { Block } from "~/content/contract/journal";
import { workedExample } from "~/data/articles";
import { properties } from "~/data/properties";
import { fill } from "~/format/fill";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber, formatPercent } from "~/format/number";
import type { Locale } from "~/locale";

/** What a home that is let comes to in a year, in AED, and its net yield as a share of its price. */
function rentSum(price: number, grossYield: number, costShare: number) {
  const rent = price * grossYield;
  const costs = rent * costShare;
  return {
    rent,
    monthlyRent: rent / 12,
    costs,
    left: rent - costs,
    netYield: (rent - costs) / price,
  };
}

/** The figures of one column of the sum, each under a name that begins with `prefix`. */
function column(locale: Locale, prefix: "low" | "high", price: number, grossYield: number) {
  const { rent, monthlyRent, costs, left, netYield } = rentSum(
    price,
    grossYield,
    workedExample.costs,
  );
  const figure = (amount: number) => formatNumber(locale, amount);
  return {
    [prefix]: formatPercent(locale, grossYield * 100),
    [`${prefix}RentFigure`]: figure(rent),
    [`${prefix}MonthlyRentFigure`]: figure(monthlyRent),
    [`${prefix}CostsFigure`]: figure(costs),
    [`${prefix}LeftFigure`]: figure(left),
    [`${prefix}NetYield`]: formatPercent(locale, netYield * 100),
  };
}

/** The figures that the articles' `{placeholders}` name, worked out and written. */
function articleFigures(locale: Locale): Record<string, string> {
  const { property, yields, movement, offPlan, caution } = workedExample;
  const price = properties.find(({ id }) => id === property)?.aed ?? 0;
  const [low, high] = yields;
  const amount = (aed: number) => nonBreaking(formatMoney(locale, aed, "AED"));
  return {
    price: amount(price),
    priceFigure: formatNumber(locale, price),
    ...column(locale, "low", price, low),
    ...column(locale, "high", price, high),
    lowRent: amount(price * low),
    highRent: amount(price * high),
    movement: amount(price * movement),
    paid: amount(offPlan.paid),
    offPlanShare: formatPercent(locale, offPlan.movement * 100),
    offPlanMovement: amount(price * offPlan.movement),
    cautiousRent: amount(price * low * (1 - caution)),
  };
}

/** A text of an article, its figures filled in. */
export const articleText = (locale: Locale, text: string): string =>
  fill(text, articleFigures(locale));

/** An article's body, its figures filled in. */
export function articleBody(locale: Locale, body: readonly Block[]): Block[] {
  const figures = articleFigures(locale);
  return body.map((block) => filled(block, figures));
}

/** The same thing with every text in it filled in. */
function filled<Value>(value: Value, figures: Record<string, string>): Value;
function filled(value: unknown, figures: Record<string, string>): unknown {
  if (typeof value === "string") return fill(value, figures);
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, figures));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filled<unknown>(item, figures)]),
  );
}
