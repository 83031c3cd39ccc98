import { rasAlKhaimah } from "~/content/market";
import type { PrelaunchProject, Project } from "~/content/projects";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { formatUnitPricePerAreaRange, pricesPerSquareFoot } from "~/listings/project";
import type { Site } from "~/site/site";

/**
 * The projected price of a square foot beside today's, of which the sentence says that it is four times as much;
 * undefined if it is not, or without prices.
 */
export function projectionNote(
  site: Site,
  { units, projection }: Pick<Project, "units" | "projection">,
): string | undefined {
  const { format, messages } = site;
  const today = pricesPerSquareFoot({ units });
  if (!today || !projection) return undefined;
  if (Math.floor(projection.aedPerSquareFoot / today.to) !== 4) return undefined;
  return interpolate(messages.prelaunch.market.note, {
    today: formatUnitPricePerAreaRange(site, today),
    projected: nonBreaking(format.statedPricePerArea(projection.aedPerSquareFoot)),
  });
}

export function marketContent(site: Site, project: PrelaunchProject) {
  const { projection, yieldFrom } = project;
  const { format } = site;
  const messages = site.messages.prelaunch.market;
  const { transactions, prices, visitors } = rasAlKhaimah;
  const { chart, table, projections } = messages;
  const volume = format.compactMoney(transactions.aed, "AED");
  const rise = format.percent(transactions.rise);
  const priceRise = format.percentRange(prices.rise.from, prices.rise.to);
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
    note: projectionNote(site, project) ?? "",
  };
}

export type MarketContent = ReturnType<typeof marketContent>;
