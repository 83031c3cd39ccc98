import { costsChecked, tenancyFigures, tenantMonthlyFigures, vat } from "~/content/costs";
import { priceOrYearlyRent } from "~/content/properties";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { costAmounts, type CostsContent, costSentence } from "./cost-rows";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

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
  const rent = nonBreaking(format.money(priceOrYearlyRent(rented), "AED"));
  return {
    title: tenancy.title,
    brief: costSentence(site, tenancy.brief, total).text,
    summary: costSentence(site, tenancy.summary, total),
    rows: [
      ...lines.map(({ id, amount }) => ({
        term: tenancy.lines[id].name,
        note: interpolate(tenancy.lines[id].note, noteValues[id]),
        ...costAmounts(site, amount),
      })),
      { term: tenancy.sum, ...costAmounts(site, total), isEmphasized: true },
    ],
    notes: [
      interpolate(tenancy.firstCheque, { rent }),
      ...(rented.rent?.period ? [] : [interpolate(tenancy.assumesYear, { rent })]),
      interpolate(tenancy.note, { date: format.dateInSentence(costsChecked) }),
      interpolate(tenancy.monthly, { share: percent(tenantMonthlyFigures.housingFee.value) }),
    ],
  };
}
