import type { PrelaunchProject } from "~/content/projects";
import { rasAlKhaimah } from "~/data/market";
import { formatCompact } from "~/format/compact";
import { fill } from "~/format/fill";
import { formatCompactMoney, formatExactMoneyRange, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent, formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import type { PrelaunchWords } from "~/messages/contract/investment";
import { pricePerSquareFoot } from "./prelaunch-content";

/** The market and the developer's projections, in words and figures. */
export function marketContent(
  locale: Locale,
  words: PrelaunchWords["market"],
  { units, projection, yieldFrom }: PrelaunchProject,
) {
  const { transactions, prices, visitors } = rasAlKhaimah;
  const { chart, table, projections } = words;
  const volume = formatCompactMoney(locale, transactions.aed, "AED");
  const rise = formatPercent(locale, transactions.rise);
  const priceRise = formatPercentRange(locale, prices.rise.from, prices.rise.to);
  const [low = 0, high = 0] = units
    .flatMap((unit) => pricePerSquareFoot(unit) ?? [])
    .toSorted((a, b) => a - b);
  return {
    ...words,
    chart: {
      title: chart.title,
      scale: [0, 50, 100].map((mark) => formatPercent(locale, mark)),
      rows: [
        {
          value: rise,
          rise: { from: transactions.rise, to: transactions.rise },
          text: fill(chart.row, {
            name: chart.transactions.name,
            meaning: fill(chart.transactions.meaning, { amount: nonBreaking(volume) }),
          }),
        },
        { value: priceRise, rise: prices.rise, text: fill(chart.row, { ...chart.prices }) },
      ],
    },
    table: {
      caption: table.caption,
      rows: [
        {
          name: table.transactions.name,
          meaning: fill(table.transactions.meaning, { rise }),
          value: volume,
        },
        { ...table.prices, value: priceRise },
        {
          name: table.visitors.name,
          meaning: fill(table.visitors.meaning, { year: String(visitors.year) }),
          value: formatCompact(locale, visitors.count),
        },
      ],
    },
    projections: {
      title: projections.title,
      rows: [
        {
          value: formatMoney(locale, projection.aedPerSquareFoot, "AED"),
          unit: projections.price.unit,
          meaning: fill(projections.price.meaning, { year: String(projection.year) }),
        },
        {
          ...projections.yield,
          value: fill(projections.yield.value, { yield: formatPercent(locale, yieldFrom) }),
        },
      ],
    },
    sources: fill(words.sources, { year: String(visitors.year) }),
    note: fill(words.note, {
      today: formatExactMoneyRange(locale, { from: low, to: high }, "AED"),
      projected: nonBreaking(formatMoney(locale, projection.aedPerSquareFoot, "AED")),
    }),
  };
}

export type MarketContent = ReturnType<typeof marketContent>;
