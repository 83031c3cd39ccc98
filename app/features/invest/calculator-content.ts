import { paymentPlanExample, yieldExample } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import type { PlanProject } from "~/content/projects";
import { amountField } from "~/features/costs/amount-field";
import { percentBounds, priceLimits } from "~/format/amount";
import { formatMonth } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import { formatMoney, formatPeg } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
import { formatPercent, formatShares } from "~/format/percent";
import type { Locale } from "~/locale";
import type { PaymentPlanMessages } from "~/messages/en/capital-appreciation";
import type { YieldMessages } from "~/messages/en/cash-flow";

/** The payment plan of Al Marjan Island Residences, formatted. For loaders. */
export function paymentPlanContent(
  locale: Locale,
  messages: PaymentPlanMessages,
  { handover, paymentPlan: shares }: PlanProject,
) {
  const { price, currency } = messages.fields;
  const { beforeHandover, atHandover } = messages.payments;
  const month = formatMonth(locale, handover, "long");
  return {
    ...messages,
    shares,
    text: interpolate(messages.text, {
      beforeHandover: formatPercent(locale, shares.beforeHandover),
      atHandover: formatPercent(locale, shares.atHandover),
      example: nonBreaking(formatMoney(locale, paymentPlanExample, "AED")),
    }),
    example: formatNumber(locale, paymentPlanExample),
    fields: { price: amountField(locale, price, priceLimits, paymentPlanExample), currency },
    payments: {
      beforeHandover,
      atHandover: { ...atHandover, when: interpolate(atHandover.when, { month }) },
    },
    note: interpolate(messages.note, {
      shares: formatShares(locale, shares),
      peg: nonBreaking(formatPeg(locale)),
    }),
  };
}

export type PaymentPlanContent = ReturnType<typeof paymentPlanContent>;

/** The yield calculator, formatted. For loaders. */
export function yieldContent(locale: Locale, messages: YieldMessages) {
  const { price, currency, costs } = messages.fields;
  return {
    ...messages,
    text: interpolate(messages.text, {
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
      price: amountField(locale, price, priceLimits, yieldExample.price),
      currency,
      costs: {
        ...amountField(locale, costs, percentBounds, yieldExample.costs),
        hint: costs.hint,
      },
    },
    note: interpolate(messages.note, {
      low: formatPercent(locale, rentalYields.from),
      high: formatPercent(locale, rentalYields.to),
      year: String(rentalYields.year),
      peg: nonBreaking(formatPeg(locale)),
    }),
  };
}

export type YieldContent = ReturnType<typeof yieldContent>;
