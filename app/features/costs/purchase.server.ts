import {
  costsChecked,
  loanFigures,
  purchaseFigures as figures,
  type AmountRange,
  vat,
} from "~/content/costs";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { costAmounts, type CostRow, type CostsContent, costSentence } from "./cost-rows";
import { addToRange, loanAmount, type Purchase, purchaseCosts } from "./purchase-costs";

/**
 * The costs of a purchase, row by row.
 *
 * @param loanShare in percent of the price; 0 without a loan
 */
export function purchaseRows(site: Site, purchase: Purchase, loanShare = 0): CostRow[] {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { aed } = purchase;
  const { lines, total } = purchaseCosts(purchase, loanShare);
  const loan = loanAmount(aed, loanShare);
  const { share, entry } = figures.mortgage.value;
  const percent = (value: number) => format.percent(value);
  const money = (amount: number) => nonBreaking(format.money(amount, "AED"));
  const { usual, reduced, reducedBelow } = figures.trustee.value;
  const noteValues: Partial<Record<(typeof lines)[number]["id"], Record<string, string>>> = {
    transfer: { share: format.percentInSentence(figures.transfer.value) },
    trustee: { fee: money(aed < reducedBelow ? reduced : usual), vat: percent(vat) },
    brokerage: { share: format.percentInSentence(figures.brokerage.value), vat: percent(vat) },
    rasAlKhaimahTransfer: { share: format.percentInSentence(figures.rasAlKhaimahTransfer.value) },
    mortgage: { share: format.percentInSentence(share), loan: money(loan), entry: money(entry) },
  };
  const { lines: lineMessages, sums } = messages.purchase;
  const emphasizedRow = (term: string, amount: AmountRange, price?: Purchase): CostRow => ({
    term,
    ...costAmounts(site, amount, price),
    isEmphasized: true,
  });
  return [
    ...lines.map(({ id, amount }) => ({
      term: lineMessages[id].name,
      note: interpolate(lineMessages[id].note, noteValues[id] ?? {}),
      ...costAmounts(site, amount),
    })),
    emphasizedRow(sums.costs, total),
    emphasizedRow(sums.withPrice, addToRange(total, aed), purchase),
  ];
}

/** The share of a price that banks lend to non-residents: "50–60%". */
export function nonResidentShare({ format }: Site): string {
  const { from, to } = loanFigures.nonResidents.value;
  return format.percentRangeInSentence(from, to);
}

/** The limits of loans, as sentences. */
function formatLoanLimits(site: Site): string[] {
  const { format } = site;
  const messages = site.messages.costs.purchase.loan;
  const { limit, nationals, residents, offPlan } = loanFigures.caps.value;
  const percent = (value: number) => format.percentInSentence(value);
  const values = {
    limit: nonBreaking(format.money(limit, "AED")),
    national: percent(nationals.first),
    nationalAbove: percent(nationals.firstAbove),
    nationalFurther: percent(nationals.further),
    resident: percent(residents.first),
    residentAbove: percent(residents.firstAbove),
    residentFurther: percent(residents.further),
    offPlan: percent(offPlan),
    nonResident: nonResidentShare(site),
  };
  return messages.loanLimits.map((text) => interpolate(text, values));
}

/** The costs of a purchase, and what banks lend. For loaders. */
export function purchaseContent(site: Site, purchase: Purchase): CostsContent {
  const { format } = site;
  const { title, note, loan, ...messages } = site.messages.costs.purchase;
  const { total } = purchaseCosts(purchase);
  return {
    title,
    brief: costSentence(site, messages.brief, total).text,
    summary: costSentence(site, messages.summary, total),
    withPrice: costSentence(site, messages.total, addToRange(total, purchase.aed), purchase),
    rows: purchaseRows(site, purchase),
    notes: [
      interpolate(note, { date: format.dateInSentence(costsChecked) }),
      ...formatLoanLimits(site),
      loan.source,
    ],
  };
}
