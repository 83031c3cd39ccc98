import { paymentPlanExample, yieldExample } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import type { PlanProject } from "~/content/projects";
import { amountField } from "~/features/costs/amount-field";
import { percentLimits, priceLimits } from "~/format/amount";
import { interpolate } from "~/format/interpolate";
import { formatMoney, formatPeg } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
import { formatPercent, formatShares } from "~/format/percent";
import type { Site } from "~/site/site";
import { handoverPayments } from "./payment-plan-content";

/** The payment plan of Al Marjan Island Residences, formatted. For loaders. */
export function paymentPlanCalculatorContent(site: Site, project: PlanProject) {
  const { locale, messages } = site;
  const texts = messages.capitalAppreciation.plan;
  const { paymentPlan: shares } = project;
  const { price, currency } = texts.fields;
  return {
    ...texts,
    payments: handoverPayments(site, project),
    text: interpolate(texts.text, {
      beforeHandover: formatPercent(locale, shares.beforeHandover),
      atHandover: formatPercent(locale, shares.atHandover),
      example: nonBreaking(formatMoney(locale, paymentPlanExample, "AED")),
    }),
    example: formatNumber(locale, paymentPlanExample),
    fields: { price: amountField(site, price, priceLimits, paymentPlanExample), currency },
    note: interpolate(texts.note, {
      shares: formatShares(locale, shares),
      peg: nonBreaking(formatPeg(locale)),
    }),
  };
}

export type PaymentPlanCalculatorContent = ReturnType<typeof paymentPlanCalculatorContent>;

/** The yield calculator, formatted. For loaders. */
export function yieldContent(site: Site) {
  const { locale } = site;
  const messages = site.messages.cashFlow.calculator;
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
      price: amountField(site, price, priceLimits, yieldExample.price),
      currency,
      costs: {
        ...amountField(site, costs, percentLimits, yieldExample.costs),
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
