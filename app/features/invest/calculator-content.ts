import type { PlanProject } from "~/content/projects";
import { paymentPlanExample, yieldExample } from "~/data/investment-pages";
import { rentalYields } from "~/data/market";
import { amountField } from "~/features/costs/amount-field";
import { percentBounds, priceBounds } from "~/format/amount";
import { formatMonth } from "~/format/date";
import { fill } from "~/format/fill";
import { formatMoney, formatPeg } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
import { formatPercent, formatShares } from "~/format/percent";
import type { Locale } from "~/locale";
import type { PaymentPlanWords, YieldWords } from "~/messages/contract/investment";

/** The payment plan of Al Marjan Island Residences, in words and figures. For a loader. */
export function paymentPlanContent(
  locale: Locale,
  words: PaymentPlanWords,
  { handover, paymentPlan: shares }: PlanProject,
) {
  const { price, currency } = words.fields;
  const { beforeHandover, atHandover } = words.stops;
  const month = formatMonth(locale, handover, "long");
  return {
    ...words,
    shares,
    text: fill(words.text, {
      beforeHandover: formatPercent(locale, shares.beforeHandover),
      atHandover: formatPercent(locale, shares.atHandover),
      example: nonBreaking(formatMoney(locale, paymentPlanExample, "AED")),
    }),
    example: formatNumber(locale, paymentPlanExample),
    fields: { price: amountField(locale, price, priceBounds, paymentPlanExample), currency },
    stops: {
      beforeHandover,
      atHandover: { ...atHandover, when: fill(atHandover.when, { month }) },
    },
    note: fill(words.note, {
      shares: formatShares(locale, shares),
      peg: nonBreaking(formatPeg(locale)),
    }),
  };
}

export type PaymentPlanContent = ReturnType<typeof paymentPlanContent>;

/** The yield view, in words and figures. For a loader. */
export function yieldContent(locale: Locale, words: YieldWords) {
  const { price, currency, costs } = words.fields;
  return {
    ...words,
    text: fill(words.text, {
      price: nonBreaking(formatMoney(locale, yieldExample.price, "AED")),
      costs: formatPercent(locale, yieldExample.costs),
    }),
    /** Both ends of the estimated range, in percent of the price a year. */
    rates: [rentalYields.from, rentalYields.to],
    example: {
      price: formatNumber(locale, yieldExample.price),
      costs: formatNumber(locale, yieldExample.costs),
    },
    fields: {
      price: amountField(locale, price, priceBounds, yieldExample.price),
      currency,
      costs: {
        ...amountField(locale, costs, percentBounds, yieldExample.costs),
        hint: costs.hint,
      },
    },
    note: fill(words.note, {
      low: formatPercent(locale, rentalYields.from),
      high: formatPercent(locale, rentalYields.to),
      year: String(rentalYields.year),
      peg: nonBreaking(formatPeg(locale)),
    }),
  };
}

export type YieldContent = ReturnType<typeof yieldContent>;
