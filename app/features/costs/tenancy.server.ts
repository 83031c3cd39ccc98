import { costsChecked, tenancyFigures, tenantMonthlyFigures, vat } from "~/content/costs";
import { hasOwnPlot, priceOrYearlyRent, type PropertyType } from "~/content/properties";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { costAmounts, type CostsContent, costSentence } from "./cost-rows";
import { addRanges, addToRange } from "./purchase-costs";

/** A tenancy. A property has these fields. */
export interface Tenancy {
  /** The rent, in AED; for a year, as usual in Dubai, unless a period is set. */
  aed: number;
  type: PropertyType;
  rent?: { period?: "year" | "month" | undefined } | undefined;
}

/**
 * The costs at the start of a tenancy besides the rent, from app/content/costs.ts.
 *
 * @returns each cost and their sum, in whole AED
 */
export function tenancyCosts({ type, ...rented }: Tenancy) {
  const aed = priceOrYearlyRent(rented);
  const { deposit, agency, ejari, utilities } = tenancyFigures;
  const connection = utilities.value[hasOwnPlot(type) ? "house" : "flat"];
  const fee = Math.round(((aed * agency.value) / 100) * (1 + vat / 100));
  const lines = [
    {
      id: "deposit" as const,
      amount: {
        from: Math.round((aed * deposit.value.from) / 100),
        to: Math.round((aed * deposit.value.to) / 100),
      },
    },
    { id: "agency" as const, amount: { from: fee, to: fee } },
    { id: "ejari" as const, amount: { from: ejari.value, to: ejari.value } },
    { id: "utilities" as const, amount: { from: connection, to: connection } },
  ];
  return { lines, total: addRanges(lines.map(({ amount }) => amount)) };
}

export function tenancyContent(site: Site, rented: Tenancy): CostsContent {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { tenancy } = messages;
  const { deposit, agency } = tenancyFigures;
  const percent = (value: number) => format.percentInSentence(value);
  const noteValues = {
    deposit: { from: percent(deposit.value.from), to: percent(deposit.value.to) },
    agency: { share: percent(agency.value), vat: format.percent(vat) },
    ejari: {},
    utilities: {},
  };
  const { lines, total } = tenancyCosts(rented);
  const yearlyRent = priceOrYearlyRent(rented);
  const rent = nonBreaking(format.money(yearlyRent, "AED"));
  /** The costs with the first of so many cheques for a year. */
  const withFirstOf = (cheques: number) => addToRange(total, Math.round(yearlyRent / cheques));
  return {
    title: tenancy.title,
    brief: costSentence(site, tenancy.brief, total).text,
    summary: costSentence(site, tenancy.summary, total),
    withPrice: costSentence(site, tenancy.movingIn, withFirstOf(4)),
    rows: [
      ...lines.map(({ id, amount }) => ({
        term: tenancy.lines[id].name,
        note: interpolate(tenancy.lines[id].note, noteValues[id]),
        ...costAmounts(site, amount),
      })),
      { term: tenancy.sum, ...costAmounts(site, total), isEmphasized: true },
      ...([4, 1] as const).map((cheques) => ({
        term: tenancy.withRent[cheques],
        ...costAmounts(site, withFirstOf(cheques)),
        isEmphasized: true as const,
      })),
    ],
    notes: [
      tenancy.cheques,
      ...(rented.rent?.period ? [] : [interpolate(tenancy.assumesYear, { rent })]),
      interpolate(tenancy.note, { date: format.dateInSentence(costsChecked) }),
      interpolate(tenancy.monthly, { share: percent(tenantMonthlyFigures.housingFee.value) }),
    ],
  };
}
