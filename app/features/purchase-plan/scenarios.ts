import { addMonths, type PurchasePlan } from "./purchase-flows";

/** A change of one assumption. */
export interface Scenario {
  id: "planned" | "late12" | "late24" | "rent" | "weaker" | "stronger" | "early";
  plan: PurchasePlan;
  /** The factor of amounts in the visitor's currency: 1 without a change of the rate. */
  currencyFactor: number;
}

/** The months before handover in which the contract is sold, in the scenario of an early sale. */
const monthsBeforeHandover = 3;

const rentLess = 0.8;
const currencyChange = 0.1;

/** With a later handover, a sale that was after it is later too. */
const delayed = (plan: PurchasePlan, delay: number): PurchasePlan => ({
  ...plan,
  delay,
  sale:
    plan.sale && plan.sale.month >= plan.handover
      ? { ...plan.sale, month: addMonths(plan.sale.month, delay) }
      : plan.sale,
});

/**
 * The plan, and what changes if one thing goes otherwise. A scenario that changes nothing is left out: a delay of a
 * finished home, a lower rent without a rent, an early sale without a price.
 *
 * @param currencyMoves whether the visitor's currency may move against the dirham: not the dollar, whose rate is fixed
 */
export function scenarios(plan: PurchasePlan, currencyMoves: boolean): Scenario[] {
  const { start, handover, sale, rent } = plan;
  const isOffPlan = handover > start;
  const earlyMonth = addMonths(handover, -monthsBeforeHandover);
  const same = { plan, currencyFactor: 1 };
  return [
    { id: "planned", ...same },
    ...(isOffPlan
      ? [
          { id: "late12" as const, plan: delayed(plan, 12), currencyFactor: 1 },
          { id: "late24" as const, plan: delayed(plan, 24), currencyFactor: 1 },
        ]
      : []),
    ...(rent > 0
      ? [{ id: "rent" as const, plan: { ...plan, rent: rent * rentLess }, currencyFactor: 1 }]
      : []),
    ...(currencyMoves
      ? [
          { id: "weaker" as const, plan, currencyFactor: 1 / (1 - currencyChange) },
          { id: "stronger" as const, plan, currencyFactor: 1 / (1 + currencyChange) },
        ]
      : []),
    ...(isOffPlan && sale && earlyMonth > start && sale.month > earlyMonth
      ? [
          {
            id: "early" as const,
            plan: { ...plan, sale: { ...sale, month: earlyMonth } },
            currencyFactor: 1,
          },
        ]
      : []),
  ];
}
