import type { CostsWords } from "~/content/contract/costs";
import {
  costsChecked,
  loanFigures,
  purchaseFigures as figures,
  type Range,
  tenancyFigures,
  vat,
} from "~/data/costs";
import { formatDate } from "~/format/date";
import { fill } from "~/format/fill";
import { formatMoney, formatExactMoneyRange, formatExactRangeInDollars } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent, formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import { amountField } from "./amount-field";
import { loanBounds, loanParameter, readLoanShare } from "./loan-share";
import { loanOf, type Purchase, purchaseCosts, roundToThousands } from "./purchase-costs";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

/** The share that is given as an example of an answer, in percent. */
const loanExample = 50;

/** A cost, or what costs come to, as it is shown. */
export interface CostRow {
  term: string;
  /** What it is a share of, or whom it falls on. */
  note?: string;
  text: string;
  /** The same in dollars. */
  about: string;
  /** Whether it is what those above come to. */
  sum?: true;
}

/** What a page says of costs, as it is shown. */
export interface CostsContent {
  title: string;
  rows: readonly CostRow[];
  notes: readonly string[];
  /** The question of a loan, where one can be asked for. */
  loan?: { field: LoanField; submit: string };
}

/** The question of a loan, as a form's field takes it. */
interface LoanField {
  id: string;
  name: string;
  label: string;
  hint: string;
  control: "text";
  inputMode: "decimal";
  required: true;
  maxLength: number;
  /** As it was typed. */
  defaultValue: string;
  error: string | undefined;
}

const amounts = (locale: Locale, words: CostsWords, amount: Range) => ({
  text: formatExactMoneyRange(locale, amount, "AED"),
  about: fill(words.about, { amount: formatExactRangeInDollars(locale, amount) }),
});

const plus = ({ from, to }: Range, more: number): Range => ({ from: from + more, to: to + more });

/**
 * What a purchase costs, row by row.
 *
 * @param loanShare in percent of the price; 0 where nothing is borrowed
 */
export function purchaseRows(
  locale: Locale,
  words: CostsWords,
  purchase: Purchase,
  loanShare = 0,
): CostRow[] {
  const { aed } = purchase;
  const { lines, total } = purchaseCosts(purchase, { loanShare });
  const loan = loanOf(aed, loanShare);
  const { share, entry } = figures.mortgage.value;
  const percent = (value: number) => formatPercent(locale, value);
  const money = (amount: number) => nonBreaking(formatMoney(locale, amount, "AED"));
  const { usual, reduced, reducedBelow } = figures.trustee.value;
  const inNotes: Partial<Record<(typeof lines)[number]["id"], Record<string, string>>> = {
    transfer: { share: percent(figures.transfer.value) },
    trustee: { fee: money(aed < reducedBelow ? reduced : usual), vat: percent(vat) },
    brokerage: { share: percent(figures.brokerage.value), vat: percent(vat) },
    rasAlKhaimahTransfer: { share: percent(figures.rasAlKhaimahTransfer.value) },
    mortgage: { share: percent(share), loan: money(loan), entry: money(entry) },
  };
  const { lines: lineWords, sums } = words.purchase;
  const own = fill(sums.own, { share: percent(loanShare) });
  const sum = (term: string, amount: Range): CostRow => ({
    term,
    ...amounts(locale, words, amount),
    sum: true,
  });
  return [
    ...lines.map(({ id, amount }) => ({
      term: lineWords[id].name,
      note: fill(lineWords[id].note, inNotes[id] ?? {}),
      ...amounts(locale, words, amount),
    })),
    sum(sums.costs, total),
    sum(sums.withPrice, plus(total, aed)),
    ...(loan > 0 ? [sum(own, plus(total, aed - loan))] : []),
  ];
}

/** What banks lend, in words. */
function loanBoundsInWords(locale: Locale, words: CostsWords["purchase"]["loan"]): string {
  const { limit, nationals, residents, offPlan } = loanFigures.caps.value;
  const { from, to } = loanFigures.nonResidents.value;
  const percent = (value: number) => formatPercent(locale, value);
  return fill(words.bounds, {
    limit: nonBreaking(formatMoney(locale, limit, "AED")),
    national: percent(nationals.first),
    nationalAbove: percent(nationals.firstAbove),
    nationalFurther: percent(nationals.further),
    resident: percent(residents.first),
    residentAbove: percent(residents.firstAbove),
    residentFurther: percent(residents.further),
    offPlan: percent(offPlan),
    nonResident: formatPercentRange(locale, from, to),
  });
}

/**
 * What it costs to buy a home, for its page's loader.
 *
 * @param query of the page: the share of the price that is borrowed is read from it
 */
export function purchaseContent(
  locale: Locale,
  words: CostsWords,
  purchase: Purchase,
  query: URLSearchParams,
): CostsContent {
  const { title, note, loan } = words.purchase;
  const share = readLoanShare(query, purchase);
  const field = amountField(locale, loan.field, loanBounds(purchase), loanExample);
  const borrowed = share && "value" in share ? share.value : 0;
  return {
    title,
    rows: purchaseRows(locale, words, purchase, borrowed),
    notes: [
      fill(note, { date: formatDate(locale, costsChecked) }),
      `${loanBoundsInWords(locale, loan)} ${loan.source}`,
    ],
    loan: {
      field: {
        id: loanParameter,
        name: loanParameter,
        label: field.label,
        hint: loan.field.hint,
        control: "text",
        inputMode: "decimal",
        required: true,
        maxLength: 24,
        defaultValue: query.get(loanParameter) ?? "",
        error: share && "problem" in share ? field[share.problem] : undefined,
      },
      submit: loan.submit,
    },
  };
}

/** What a tenant pays at the start, for the loader of a page of a home to rent. */
export function tenancyContent(locale: Locale, words: CostsWords, rented: Tenancy): CostsContent {
  const { tenancy } = words;
  const { deposit, agency } = tenancyFigures;
  const percent = (value: number) => formatPercent(locale, value);
  const inNotes = {
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
        note: fill(tenancy.lines[id].note, inNotes[id]),
        ...amounts(locale, words, amount),
      })),
      { term: tenancy.sum, ...amounts(locale, words, total), sum: true },
    ],
    notes: [fill(tenancy.note, { date: formatDate(locale, costsChecked) })],
  };
}

/**
 * What comes on top of a price, or at the start of a tenancy, in one line near it: "about AED 96,000 to
 * 101,000 on top to buy".
 */
export function costsInBrief(
  locale: Locale,
  words: CostsWords,
  property: Tenancy & { purpose: "sale" | "rent" },
): string {
  const bought = property.purpose === "sale";
  const { total } = bought ? purchaseCosts(property) : tenancyCosts(property);
  const { brief } = bought ? words.purchase : words.tenancy;
  return fill(brief, { amount: formatExactMoneyRange(locale, roundToThousands(total), "AED") });
}
