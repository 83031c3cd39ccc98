import { paymentPlanExample, yieldExample } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import type { PlanProject } from "~/content/projects";
import { amountField } from "~/features/costs/cost-rows";
import { percentLimits, priceLimits } from "~/format/amount";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { handoverPayments } from "./payment-plan.server";

export function paymentPlanCalculatorContent(site: Site, project: PlanProject) {
  const { messages, format } = site;
  const texts = messages.capitalAppreciation.plan;
  const { paymentPlan: shares } = project;
  const { price, currency } = texts.fields;
  return {
    ...texts,
    payments: handoverPayments(site, project),
    text: interpolate(texts.text, {
      beforeHandover: format.percentInSentence(shares.beforeHandover),
      atHandover: format.percentInSentence(shares.atHandover),
      example: nonBreaking(format.money(paymentPlanExample, "AED")),
    }),
    example: format.number(paymentPlanExample),
    fields: { price: amountField(site, price, priceLimits, paymentPlanExample), currency },
    note: interpolate(texts.note, {
      shares: format.shares(shares),
      peg: nonBreaking(format.peg()),
    }),
  };
}

export type PaymentPlanCalculatorContent = ReturnType<typeof paymentPlanCalculatorContent>;

export function yieldContent(site: Site) {
  const { format } = site;
  const messages = site.messages.cashFlow.calculator;
  const { price, currency, costs } = messages.fields;
  return {
    ...messages,
    text: interpolate(messages.text, {
      price: nonBreaking(format.money(yieldExample.price, "AED")),
      costs: format.percent(yieldExample.costs),
    }),
    /** Both ends of the estimated range, in percent of the price a year. */
    rates: [rentalYields.from, rentalYields.to],
    example: {
      price: format.number(yieldExample.price),
      costs: format.number(yieldExample.costs),
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
      low: format.percent(rentalYields.from),
      high: format.percent(rentalYields.to),
      year: String(rentalYields.year),
      peg: nonBreaking(format.peg()),
    }),
  };
}

export type YieldContent = ReturnType<typeof yieldContent>;
