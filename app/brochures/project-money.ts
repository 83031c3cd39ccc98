import { paymentPlanExample, yieldExample } from "~/content/investment-pages";
import { planProject, prelaunchProject, type Project } from "~/content/projects";
import { paymentPlanContent, yieldContent } from "~/features/invest/calculator-content";
import { marketContent } from "~/features/invest/market-content";
import { paymentPlan } from "~/features/invest/payment-plan";
import { type PlanContent, planContent } from "~/features/invest/payment-plan-content";
import { unitContent, unitCosts } from "~/features/invest/prelaunch-content";
import type { FactRow } from "~/features/invest/project-register";
import { rentalYield } from "~/features/invest/rental-yield";
import { interpolate } from "~/format/interpolate";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import type { Money } from "./brochure";

/** The payment plan of Al Marjan Island Residences, for the initial price of its page. */
export function planMoney(locale: Locale, messages: Messages): Money {
  const { title, payments, note } = paymentPlanContent(
    locale,
    messages.capitalAppreciation.plan,
    planProject,
  );
  const { paymentPlan: shares } = planProject;
  const { price, ...parts } = paymentPlan(paymentPlanExample, shares);
  const stop = (name: keyof typeof parts) => ({
    name: payments[name].when,
    note: payments[name].what,
    values: [formatPercent(locale, shares[name]), formatMoney(locale, parts[name], "AED")],
  });
  return {
    title,
    lead: interpolate(messages.brochure.forExample, {
      price: nonBreaking(formatMoney(locale, price, "AED")),
    }),
    rows: [stop("beforeHandover"), stop("atHandover")],
    notes: [note, messages.investment.risk],
  };
}

/** The return of a property that is let, at both ends of the market's range, for the page's example. */
export function yieldMoney(locale: Locale, messages: Messages): Money {
  const { title, table, rates, note } = yieldContent(locale, messages.cashFlow.calculator);
  const { price, costs } = yieldExample;
  const rents = rates.map((rate) => rentalYield({ price, rate, costs }));
  const amounts = (amount: (rent: (typeof rents)[number]) => number) =>
    rents.map((rent) => formatMoney(locale, amount(rent), "AED"));
  return {
    title,
    lead: interpolate(messages.brochure.forExample, {
      price: nonBreaking(formatMoney(locale, price, "AED")),
    }),
    columns: rates.map((rate) => interpolate(table.at, { rate: formatPercent(locale, rate) })),
    rows: [
      { name: table.yearly, values: amounts(({ yearly }) => yearly) },
      { name: table.monthly, values: amounts(({ monthly }) => monthly) },
      {
        name: interpolate(table.afterCosts, { costs: formatPercent(locale, costs) }),
        values: amounts(({ yearlyAfterCosts }) => yearlyAfterCosts),
      },
      {
        name: table.netYield,
        values: rents.map(({ netRate }) => formatPercent(locale, netRate)),
      },
    ],
    notes: [note, messages.investment.risk],
  };
}

/** The instalments of a project with amounts for its cheapest unit, if there are prices. */
function instalmentsMoney({ projects }: Messages, { parts, unit }: PlanContent): Money {
  return {
    title: projects.developerFigures.paymentPlan.meaning,
    ...(unit && { lead: unit }),
    rows: parts.map(({ when, what, percent, amount }) => ({
      name: when,
      ...(what && { note: what }),
      values: [percent, ...(amount ? [amount] : [])],
    })),
    notes: [projects.page.plan.text],
  };
}

/** The types of unit of a project with their sizes and lowest prices. */
function unitsMoney(locale: Locale, { projects, prelaunch }: Messages, project: Project): Money {
  const { title, units = [] } = project;
  const { from, priceUnknown } = prelaunch.units;
  return {
    title: projects.page.units,
    rows: unitContent(locale, prelaunch.units, { title, units }, undefined).map(
      ({ type, size, price, perArea }) => ({
        name: type,
        note: [size, perArea].filter(Boolean).join(" · "),
        values: [price === undefined ? priceUnknown : nonBreaking(interpolate(from, { price }))],
      }),
    ),
    notes: [],
  };
}

/**
 * The facts, the payment plan and the types of unit of a project, if there are any, and the purchase costs of the
 * units with prices.
 *
 * @param facts the facts that are not on another page
 */
export function termsMoney(
  locale: Locale,
  messages: Messages,
  project: Project,
  facts: readonly FactRow[],
): Money[] {
  const plan = planContent(locale, messages, project);
  const { units = [], register } = project;
  return [
    ...(facts.length > 0
      ? [
          {
            title: messages.projects.page.facts,
            rows: facts.map(({ label, text }) => ({ name: label, values: [text] })),
            notes: [],
          },
        ]
      : []),
    // The example of the calculator is on the last page.
    ...(plan && !plan.calculator ? [instalmentsMoney(messages, plan)] : []),
    ...(units.length > 0 ? [unitsMoney(locale, messages, project)] : []),
    ...(register && units.some(({ priceFrom }) => priceFrom !== undefined)
      ? [unitCostsMoney(locale, messages, { units, register })]
      : []),
  ];
}

/** The purchase costs of each type of unit with a price. */
export function unitCostsMoney(
  locale: Locale,
  messages: Messages,
  project: Parameters<typeof unitCosts>[3],
): Money {
  const { title, units, note } = unitCosts(
    locale,
    messages.costs,
    messages.prelaunch.units,
    project,
    undefined,
  );
  const [first] = units;
  return {
    title,
    columns: units.map((unit) => unit.title),
    rows: (first?.rows ?? []).map(({ name, detail }, index) => ({
      name,
      ...(detail ? { note: detail } : { total: true }),
      values: units.map(({ rows }) => rows[index]?.price ?? ""),
    })),
    notes: [note],
  };
}

/** The market of Palazzo Tissoli, and the developer's projections, with the page's notes. */
export function prelaunchMoney(locale: Locale, messages: Messages): Money[] {
  const { title, table, projections, note } = marketContent(
    locale,
    messages.prelaunch.market,
    prelaunchProject,
  );
  return [
    {
      title,
      rows: table.rows.map(({ name, meaning, value }) => ({
        name,
        note: meaning,
        values: [value],
      })),
      notes: [],
    },
    {
      title: projections.title,
      rows: projections.rows.map(({ value, unit, meaning }) => ({
        name: meaning,
        note: unit,
        values: [value],
      })),
      notes: [note, messages.investment.risk],
    },
  ];
}
