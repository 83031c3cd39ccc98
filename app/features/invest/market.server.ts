import { rasAlKhaimah } from "~/content/market";
import type { PrelaunchProject } from "~/content/projects";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { formatUnitPricePerAreaRange, pricesPerSquareFoot } from "~/listings/project";
import type { Site } from "~/site/site";

export function marketContent(site: Site, { units, projection, yieldFrom }: PrelaunchProject) {
  const { format } = site;
  const messages = site.messages.prelaunch.market;
  const { transactions, prices, visitors } = rasAlKhaimah;
  const { chart, table, projections } = messages;
  const volume = format.compactMoney(transactions.aed, "AED");
  const rise = format.percent(transactions.rise);
  const priceRise = format.percentRange(prices.rise.from, prices.rise.to);
  const pricesToday = pricesPerSquareFoot({ units }) ?? { from: 0, to: 0 };
  const projected = format.statedPricePerArea(projection.aedPerSquareFoot);
  return {
    ...messages,
    chart: {
      title: chart.title,
      scale: [0, 50, 100].map((mark) => format.percent(mark)),
      rows: [
        {
          value: rise,
          rise: { from: transactions.rise, to: transactions.rise },
          text: interpolate(chart.row, {
            name: chart.transactions.name,
            meaning: interpolate(chart.transactions.meaning, { amount: nonBreaking(volume) }),
          }),
        },
        { value: priceRise, rise: prices.rise, text: interpolate(chart.row, { ...chart.prices }) },
      ],
    },
    table: {
      caption: table.caption,
      rows: [
        {
          name: table.transactions.name,
          meaning: interpolate(table.transactions.meaning, { rise }),
          value: volume,
        },
        { ...table.prices, value: priceRise },
        {
          name: table.visitors.name,
          meaning: interpolate(table.visitors.meaning, { year: String(visitors.year) }),
          value: format.compact(visitors.count),
        },
      ],
    },
    projections: {
      title: projections.title,
      rows: [
        {
          value: projected,
          unit: interpolate(projections.price.unit, {
            stated: nonBreaking(format.money(projection.aedPerSquareFoot, "AED")),
          }),
          meaning: interpolate(projections.price.meaning, { year: String(projection.year) }),
        },
        {
          ...projections.yield,
          value: interpolate(projections.yield.value, { yield: format.percent(yieldFrom) }),
        },
      ],
    },
    sources: interpolate(messages.sources, { year: String(visitors.year) }),
    note: interpolate(messages.note, {
      today: formatUnitPricePerAreaRange(site, pricesToday),
      projected: nonBreaking(projected),
    }),
  };
}

export type MarketContent = ReturnType<typeof marketContent>;
