import { costsChecked, tenancyFigures, tenantMonthlyFigures, vat } from "~/content/costs";
import { formatDateInSentence } from "~/format/date";
import type { ExchangeRates } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";
import { costAmounts, type CostsContent } from "./cost-content";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

/**
 * The costs at the start of a tenancy. For loaders.
 *
 * @param rates for euros and pounds; undefined if there are none
 */
export function tenancyContent(
  locale: Locale,
  messages: CostsMessages,
  rented: Tenancy,
  rates: ExchangeRates | undefined,
): CostsContent {
  const { tenancy } = messages;
  const { deposit, agency } = tenancyFigures;
  const percent = (value: number) => formatPercent(locale, value);
  const noteValues = {
    deposit: { from: percent(deposit.value.from), to: percent(deposit.value.to) },
    agency: { share: percent(agency.value), vat: percent(vat) },
    ejari: {},
    utilities: {},
  };
  const { lines, total } = tenancyCosts(rented);
  return {
    title: tenancy.title,
    rows: [
      ...lines.map(({ id, amount }) => ({
        term: tenancy.lines[id].name,
        note: interpolate(tenancy.lines[id].note, noteValues[id]),
        ...costAmounts(locale, amount, rates),
      })),
      { term: tenancy.sum, ...costAmounts(locale, total, rates), isEmphasized: true },
    ],
    notes: [
      interpolate(tenancy.note, { date: formatDateInSentence(locale, costsChecked) }),
      interpolate(tenancy.monthly, { share: percent(tenantMonthlyFigures.housingFee.value) }),
    ],
  };
}
