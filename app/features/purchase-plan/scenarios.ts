import { addMonths, isSoldBeforeHandover, type PurchasePlan } from "./purchase-flows";

/** The scenarios, in the order of the page. */
export const scenarioIds = [
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
  /** The factor of amounts in the visitor's currency: 1 without a change of the rate. */
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
