import { interpolate } from "~/format/interpolate";
import { rateText } from "./plan-figures.server";
import { noCell, type Outcome, type PlanTable, type PlanView } from "./plan-view.server";
import {
  addMonths,
  isSoldBeforeHandover,
  lastMonth,
  type PurchasePlan,
  type PurchaseResult,
  purchaseResult,
  withSaleFactor,
} from "./purchase-flows";

/** The scenarios, in the order of the page. */
const scenarioIds = [
  "planned",
  "late12",
  "late24",
  "rent",
  "salePrice",
  "weaker",
  "stronger",
  "early",
] as const;

/** A change of one assumption. */
export interface Scenario {
  id: (typeof scenarioIds)[number];
  plan: PurchasePlan;
  /**
   * The factor of amounts in the visitor's currency: 1 without a change of the rate. With a sale it is of the sale alone,
   * whose risk it is: of all flows, it would change no return.
   */
  currencyFactor: number;
}

/** The months before handover in which the contract is sold, in the scenario of an early sale. */
const monthsBeforeHandover = 3;

const rentLess = 0.8;
const salePriceLess = 0.9;
const currencyChange = 0.1;

/**
 * A handover that is late moves what depends on it: see `pricePayments`. A sale in its month or after it is late by the
 * same months, so that the home is let for as long. Longer delays of the same flows never raise a positive rate.
 */
const delayed = (plan: PurchasePlan, delay: number): PurchasePlan => ({
  ...plan,
  delay,
  sale: plan.sale && { ...plan.sale, month: addMonths(plan.sale.month, delay) },
});

/**
 * The plan, and what changes if one thing goes otherwise. A scenario that changes nothing is left out: a delay of a
 * finished home or of one that is sold before, a lower rent of a home that is not let, a lower price without a sale.
 *
 * @param currencyMoves whether the visitor's currency may move against the dirham: not the dollar, whose rate is fixed
 */
export function scenarios(plan: PurchasePlan, currencyMoves: boolean): Scenario[] {
  const { start, price, handover, sale, rent } = plan;
  const isOffPlan = handover > start;
  const isSoldBefore = isSoldBeforeHandover(plan);
  const earlyMonth = addMonths(handover, -monthsBeforeHandover);
  const scenario = (id: Scenario["id"], changed = plan, currencyFactor = 1): Scenario => ({
    id,
    plan: changed,
    currencyFactor,
  });
  const all: readonly (Scenario | false | undefined)[] = [
    scenario("planned"),
    isOffPlan && !isSoldBefore && scenario("late12", delayed(plan, 12)),
    isOffPlan && !isSoldBefore && scenario("late24", delayed(plan, 24)),
    rent > 0 && !isSoldBefore && scenario("rent", { ...plan, rent: rent * rentLess }),
    sale &&
      scenario("salePrice", { ...plan, sale: { ...sale, price: sale.price * salePriceLess } }),
    currencyMoves && scenario("weaker", plan, 1 / (1 - currencyChange)),
    currencyMoves && scenario("stronger", plan, 1 / (1 + currencyChange)),
    sale &&
      isOffPlan &&
      earlyMonth > start &&
      sale.month > earlyMonth &&
      // The price entered is of another month, after years in which it may have risen.
      scenario("early", { ...plan, sale: { ...sale, month: earlyMonth, price } }),
  ];
  return all.filter((one) => one !== false && one !== undefined);
}

/** What is left of the rent after void periods, management and service charge. */
const netRentOf = ({ flows }: PurchaseResult) =>
  flows.reduce(
    (sum, { kind, amount }) =>
      kind === "rent" || kind === "management" || kind === "serviceCharge" ? sum + amount : sum,
    0,
  );

/** What a late handover costs, in words: the figure of a home that is neither let nor sold does not change. */
function delayLines(
  { site: { format }, messages, money, monthName }: PlanView,
  changed: PurchaseResult,
  planned: PurchaseResult,
): readonly string[] {
  const { rentLost, tiedLonger, saleMoves } = messages.result.scenarios;
  const { plan } = changed;
  const { delay, handover, sale } = plan;
  const months = format.number(delay);
  // Paid by the promised month, without what a delay moves.
  const waiting = changed.balances.findLast(({ month }) => month <= handover)?.amount ?? 0;
  const lost = plan.rent === 0 ? 0 : netRentOf(planned) - netRentOf(changed);
  return [
    ...(lost > 0 ? [interpolate(rentLost, { months, amount: money(lost) })] : []),
    interpolate(tiedLonger, { months, amount: money(-waiting) }),
    ...(sale ? [interpolate(saleMoves, { month: monthName(sale.month) })] : []),
  ];
}

/** What a scenario comes to: the return of a sale, the balance of a rent, or what is tied up. */
function scenarioCell(
  view: PlanView,
  { plan, currencyFactor }: Scenario,
  changed: PurchaseResult,
  planned: PurchaseResult,
): readonly string[] {
  const { site, messages, money, gainOrLoss } = view;
  const outcome = withSaleFactor(changed, currencyFactor);
  const { scenarios: texts, rate } = messages.result;
  const month = site.format.month(outcome.worst.month, "short");
  const factor = plan.sale ? 1 : currencyFactor;
  const worst = money(-outcome.worst.amount * factor);
  const isOtherWorst =
    outcome.worst.amount * factor !== planned.worst.amount ||
    outcome.worst.month !== planned.worst.month;
  const isLate = plan.delay > 0;
  const late = isLate ? delayLines(view, outcome, planned) : [];
  const tied = isOtherWorst && !isLate ? [interpolate(texts.tied, { worst, month })] : [];
  if (plan.sale && outcome.gain !== undefined) {
    const amount = money(Math.abs(outcome.gain));
    return [
      rateText(view, outcome) ?? "",
      interpolate(outcome.gain < 0 ? rate.loss : rate.gain, { amount }),
      ...late,
      ...tied,
    ];
  }
  // Without a rent and a sale a delay costs only time: fewer repayments of a loan before the last month are no gain.
  if (plan.rent === 0) return isLate ? [money(-planned.worst.amount), ...late] : [worst, month];
  const balance = outcome.balances.at(-1)?.amount ?? 0;
  return [
    gainOrLoss(balance * factor),
    ...late,
    // A home that only costs has its lowest balance at the end.
    ...(balance === outcome.worst.amount ? [] : tied),
  ];
}

/** What `scenarioCell` has for a home. */
function scenarioFigure({ messages: { result }, monthName }: PlanView, plan: PurchasePlan): string {
  if (plan.sale) return result.rate.name;
  if (plan.rent === 0) return result.worst.name;
  return interpolate(result.scenarios.balance, { month: monthName(lastMonth(plan)) });
}

/** What goes differently: the rows are the scenarios of any home. */
export function scenarioTable(view: PlanView, outcomes: readonly Outcome[]) {
  const { messages, currency } = view;
  const { scenarios: texts } = messages.result;
  const ofHomes = outcomes.map(({ plan }) =>
    scenarios(plan, currency === "EUR" || currency === "GBP"),
  );
  const areHomes = outcomes.length > 1;
  const ids = scenarioIds.filter((id) => ofHomes.some((all) => all.some((one) => one.id === id)));
  const isIn = (id: Scenario["id"]) => ids.includes(id);
  const nameOf = (id: Scenario["id"]) => {
    const text = texts[id];
    return typeof text === "string" ? text : text[currency === "GBP" ? "GBP" : "EUR"];
  };
  const figures = outcomes.map(({ plan }) => scenarioFigure(view, plan));
  const waitsForRent = outcomes.some(
    ({ plan: { rent, sale } }, index) =>
      rent === 0 && !sale && ofHomes[index]?.some(({ id }) => id === "late12"),
  );
  const table: PlanTable = {
    title: texts.title,
    isStacked: areHomes,
    columns: [
      texts.scenario,
      ...(areHomes ? outcomes.map(({ home }) => view.site.format.names([home.title])) : figures),
    ],
    ...(areHomes && { figures }),
    groups: [
      {
        rows: ids.map((id) => ({
          name: nameOf(id),
          cells: outcomes.map(({ plan, outcome }, index) => {
            const scenario = ofHomes[index]?.find((one) => one.id === id);
            if (!scenario) return noCell;
            // Some scenarios change the amounts only.
            const changed = scenario.plan === plan ? outcome : purchaseResult(scenario.plan);
            return scenarioCell(view, scenario, changed, outcome);
          }),
        })),
      },
    ],
  };
  return {
    table,
    notes: [
      ...(isIn("late12") ? [texts.late] : []),
      ...(waitsForRent ? [texts.enterRent] : []),
      ...(ids.length > 1 ? [texts.ours] : []),
      ...(isIn("weaker") ? [texts.currency] : []),
      ...(isIn("early") ? [texts.earlySale] : []),
    ],
  };
}
