import {
  costsChecked,
  loanFigures,
  purchaseFigures as figures,
  type AmountRange,
  vat,
} from "~/content/costs";
import type { Amount, AmountLimits } from "~/format/amount";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { loanParameter, rateParameter, yearsParameter } from "./calculation-parameters";
import {
  type AmountFieldMessages,
  costAmounts,
  type CostRow,
  type CostsContent,
  type CalculationField,
  amountField,
} from "./cost-rows";
import {
  loanInstalment,
  rateLimits,
  parseLoanTerms,
  yearsLimits,
  loanShareLimits,
  parseLoanShare,
} from "./loan-instalment";
import { addToRange, loanAmount, type Purchase, purchaseCosts } from "./purchase-costs";

/** The share in the example of an answer, in percent. */
const loanExample = 50;

/** The rate and the term in the examples of answers, in percent a year and in years. */
const rateExample = 4.5;
const yearsExample = 20;

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
  const ownFundsTerm = interpolate(sums.ownFunds, { share: percent(loanShare) });
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
    ...(loan > 0 ? [emphasizedRow(ownFundsTerm, addToRange(total, aed - loan))] : []),
  ];
}

/** The share of a price that banks lend to non-residents: "50–60%". */
function nonResidentShare({ format }: Site): string {
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

/** The monthly instalment and the total interest of a loan, at the visitor's rate. */
function instalmentRows(
  site: Site,
  loan: { amount: number; rate: number; years: number },
): CostRow[] {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { instalment, interest } = loanInstalment(loan);
  const { rows } = messages.purchase.loan;
  const formatAmount = (amount: number) => costAmounts(site, { from: amount, to: amount });
  const terms = {
    loan: nonBreaking(format.money(loan.amount, "AED")),
    rate: format.percent(loan.rate),
    years: format.number(loan.years),
  };
  return [
    {
      term: rows.instalment.name,
      note: interpolate(rows.instalment.note, terms),
      ...formatAmount(instalment),
      isEmphasized: true,
    },
    {
      term: rows.interest.name,
      note: interpolate(rows.interest.note, terms),
      ...formatAmount(interest),
    },
  ];
}

/**
 * The costs of a purchase. For loaders.
 *
 * @param query of the page: the share of the price that is borrowed, its rate and its term
 */
export function purchaseContent(
  site: Site,
  purchase: Purchase,
  query: URLSearchParams,
): CostsContent {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { title, note, loan } = messages.purchase;
  const share = parseLoanShare(query, purchase);
  const borrowed = share && "value" in share ? share.value : 0;
  const { rate, years } = parseLoanTerms(query);
  const loanField = (
    name: string,
    fieldMessages: AmountFieldMessages,
    limits: AmountLimits,
    example: number,
    given: Amount | undefined,
  ): Omit<CalculationField, "hint" | "required"> => {
    const field = amountField(site, fieldMessages, limits, example);
    return {
      name,
      label: field.label,
      defaultValue: query.get(name) ?? "",
      error: given && "problem" in given ? field[given.problem] : undefined,
    };
  };
  return {
    title,
    rows: [
      ...purchaseRows(site, purchase, borrowed),
      ...(borrowed > 0 && rate && "value" in rate && years && "value" in years
        ? instalmentRows(site, {
            amount: loanAmount(purchase.aed, borrowed),
            rate: rate.value,
            years: years.value,
          })
        : []),
    ],
    notes: [
      interpolate(note, { date: format.dateInSentence(costsChecked) }),
      ...formatLoanLimits(site),
      loan.source,
    ],
    loan: {
      fields: [
        {
          ...loanField(loanParameter, loan.field, loanShareLimits(purchase), loanExample, share),
          hint: interpolate(loan.field.hint, { nonResident: nonResidentShare(site) }),
          required: true,
        },
        {
          ...loanField(rateParameter, loan.rate, rateLimits, rateExample, rate),
          hint: loan.rate.hint,
          required: false,
        },
        {
          ...loanField(yearsParameter, loan.years, yearsLimits, yearsExample, years),
          hint: interpolate(loan.years.hint, { max: String(yearsLimits.max) }),
          required: false,
        },
      ],
      title: loan.title,
      submit: loan.submit,
    },
  };
}
