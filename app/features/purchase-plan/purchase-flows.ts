import { loanInstalment, netRent, splitPrice } from "~/features/costs/payments";
import { loanAmount } from "~/features/costs/purchase-costs";
import { monthNumber, monthsPerYear } from "~/format/date";
import { type Flow, type InternalRate, internalRate } from "./internal-rate";

/** What a flow pays for, or comes from. */
type FlowKind =
  | "price"
  | "fees"
  | "loan"
  | "loanInstalment"
  | "rent"
  | "management"
  | "serviceCharge"
  | "tax"
  | "sale"
  | "saleCosts";

export interface PurchaseFlow extends Flow {
  kind: FlowKind;
}

/** A payment of a developer's plan. Without a day it moves with the stage that it is due at. */
export interface PlannedPayment {
  /** In percent of the price. */
  share: number;
  /** As yyyy-mm-dd, if the plan states one: a delay does not move it. */
  day?: string | undefined;
  stage?: "booking" | "construction" | "handover" | "after-handover" | undefined;
}

/** A purchase with all its assumptions. Amounts are in AED, shares in percent, months as yyyy-mm. */
export interface PurchasePlan {
  /** The month of the first payment. */
  start: string;
  price: number;
  /** Their shares add up to 100. */
  payments: readonly PlannedPayment[];
  /** The costs besides the price, due with the first payment. */
  fees: number;
  /** The costs of the loan, due with it at handover. */
  loanFees: number;
  /** The month of handover as it is promised: the month of the start for a finished home. */
  handover: string;
  /** The months by which handover is late. */
  delay: number;
  /** The rent of a year without empty months; 0 if it is not let. */
  rent: number;
  /** Of the rent: empty months, and management. */
  vacancy: number;
  management: number;
  /** Of a year. */
  serviceCharge: number;
  /** A loan that is paid out at handover: its share of the price, the rate in percent a year, the term in years. */
  loan?: { share: number; rate: number; years: number } | undefined;
  /** The sale, with the price and the costs in percent of it. Without one, the flows end `lettingYears` after the planned handover. */
  sale?: { month: string; price: number; costs: number } | undefined;
  /** The share of the price, in percent, below which the developer does not allow a sale before handover. */
  resale?: number | undefined;
  /** Taxes of a resident of Italy, in percent: of the price a year, and of the taxed share of the rent. */
  italy?: { ofPrice: number; taxedRent: number; ofRent: number } | undefined;
}

/** The years after handover that are counted without a sale, unless payments are due later. */
export const lettingYears = 5;

/** The months between two payments during construction: plans without dates are counted as quarterly. */
const paymentInterval = 3;

/** @param number of months since the year 0 */
const monthOf = (number: number) =>
  `${Math.floor(number / monthsPerYear)}-${String((number % monthsPerYear) + 1).padStart(2, "0")}`;

const firstDay = (number: number) => `${monthOf(number)}-01`;

/** The share of the price, in percent, that is due at handover: a loan pays no more. */
export const shareAtHandover = ({
  payments,
  handover,
}: Pick<PurchasePlan, "payments" | "handover">): number =>
  payments.reduce(
    (sum, { share, day, stage }) =>
      (day ? day.startsWith(handover) : stage === undefined || stage === "handover")
        ? sum + share
        : sum,
    0,
  );

const total = (flows: readonly Pick<Flow, "amount">[]) =>
  flows.reduce((sum, { amount }) => sum + amount, 0);

/** Adds months to a month: `addMonths("2026-11", 2)` is "2027-01". */
export const addMonths = (month: string, months: number): string =>
  monthOf(monthNumber(month) + months);

/** The month of handover with its delay, as a number. */
const actualHandover = ({ handover, delay }: PurchasePlan): number => monthNumber(handover) + delay;

/**
 * The payments of the price, which add up to it. A delay moves those due at handover and after it. Those due before
 * it keep their months: the buyer owes them to the contract, and a plan that spread them over a longer time would
 * show a late handover as a higher return.
 */
function pricePayments(plan: PurchasePlan): Flow[] {
  const start = monthNumber(plan.start);
  const handover = actualHandover(plan);
  const payments = splitPrice(plan.price, plan.payments);
  const ofStage = (stage: PlannedPayment["stage"]) =>
    payments.filter((payment) => !payment.day && payment.stage === stage);
  return payments.flatMap((payment): Flow[] => {
    const { day, stage, amount } = payment;
    if (day) return [{ day, amount: -amount }];
    if (stage === "booking") return [{ day: firstDay(start), amount: -amount }];
    const siblings = ofStage(stage);
    const position = siblings.indexOf(payment);
    if (stage === "after-handover")
      return [{ day: firstDay(handover + (position + 1) * paymentInterval), amount: -amount }];
    if (stage !== "construction") return [{ day: firstDay(handover), amount: -amount }];
    const span = Math.max(monthNumber(plan.handover) - start, 1);
    const isOnlyOne = siblings.length === 1;
    if (!isOnlyOne)
      return [
        {
          day: firstDay(start + Math.floor((span * (position + 1)) / (siblings.length + 1))),
          amount: -amount,
        },
      ];
    // What is due at signing takes the place of the first one.
    const first = ofStage("booking").length > 0 ? 1 : 0;
    const quarters = Math.max(1, Math.ceil(span / paymentInterval) - first);
    const instalments = Array.from({ length: quarters }, (_, quarter) => ({
      share: 100 / quarters,
      day: firstDay(start + Math.min((first + quarter) * paymentInterval, span)),
    }));
    return splitPrice(amount, instalments).map((one) => ({ day: one.day, amount: -one.amount }));
  });
}

/** The last month that is counted. A late handover does not move it, so that the rent that is lost is missing. */
export function lastMonth(plan: PurchasePlan): string {
  if (plan.sale) return plan.sale.month;
  const payments = pricePayments({ ...plan, delay: 0 }).map(({ day }) => day.slice(0, 7));
  return [addMonths(plan.handover, lettingYears * monthsPerYear), ...payments].reduce(
    (last, month) => (month > last ? month : last),
  );
}

/** Whether the contract is sold: before handover there is no home, no loan and no rent. */
export const isSoldBeforeHandover = (plan: PurchasePlan): boolean =>
  plan.sale !== undefined && monthNumber(plan.sale.month) < actualHandover(plan);

/** The taxes of a full year in AED, paid in Italy on the home and on its rent after empty months. */
const yearlyTax = ({ italy, price, rent, vacancy }: PurchasePlan): number =>
  italy
    ? (price * italy.ofPrice) / 100 +
      (netRent({ rent, vacancy }) * (italy.taxedRent / 100) * italy.ofRent) / 100
    : 0;

/** Rent, charges and taxes from the month after handover. */
function lettingFlows(plan: PurchasePlan): PurchaseFlow[] {
  const { rent, vacancy, management, serviceCharge, italy } = plan;
  const handover = actualHandover(plan);
  const last = monthNumber(lastMonth(plan));
  const months = Array.from(
    { length: Math.max(0, last - handover) },
    (_, index) => handover + 1 + index,
  );
  const received = netRent({ rent, vacancy }) / monthsPerYear;
  const managed = received - netRent({ rent, vacancy, management }) / monthsPerYear;
  const monthly = months.flatMap((month): PurchaseFlow[] => [
    { day: firstDay(month), kind: "rent", amount: received },
    { day: firstDay(month), kind: "management", amount: -managed },
    { day: firstDay(month), kind: "serviceCharge", amount: -serviceCharge / monthsPerYear },
  ]);
  if (!italy) return monthly;
  const taxOfMonth = yearlyTax(plan) / monthsPerYear;
  const years = Map.groupBy(months, (month) => Math.floor(month / monthsPerYear));
  // In December, and in the last year by its last month.
  const taxes = [...years].map(([year, taxed]): PurchaseFlow => {
    const december = year * monthsPerYear + monthsPerYear - 1;
    return {
      day: firstDay(Math.min(december, last)),
      kind: "tax",
      amount: -taxOfMonth * taxed.length,
    };
  });
  return [...monthly, ...taxes];
}

/** The loan, paid out at handover and repaid monthly; the rest is repaid with the sale. */
function loanFlows(plan: PurchasePlan): PurchaseFlow[] {
  const { loan, loanFees, price, sale } = plan;
  if (!loan || loan.share === 0) return [];
  const handover = actualHandover(plan);
  const amount = loanAmount(price, loan.share);
  const { instalment } = loanInstalment({ amount, rate: loan.rate, years: loan.years });
  const months = Math.min(
    loan.years * monthsPerYear,
    Math.max(0, monthNumber(lastMonth(plan)) - handover),
  );
  const interest = loan.rate / 100 / monthsPerYear;
  let owed = amount;
  for (let month = 0; month < months; month += 1) owed += owed * interest - instalment;
  return [
    { day: firstDay(handover), kind: "loan", amount },
    { day: firstDay(handover), kind: "fees", amount: -Math.round(loanFees) },
    ...Array.from({ length: months }, (_, index): PurchaseFlow => ({
      day: firstDay(handover + 1 + index),
      kind: "loanInstalment",
      amount: -instalment,
    })),
    ...(sale && owed > 1
      ? [
          {
            day: firstDay(monthNumber(sale.month)),
            kind: "loan" as const,
            amount: -Math.round(owed),
          },
        ]
      : []),
  ];
}

/** The payments of the price until a sale, and what is owed on the price then: a positive amount. */
function paymentsUntilSale(plan: PurchasePlan): { payments: Flow[]; owed: number } {
  const payments = pricePayments(plan);
  const { sale } = plan;
  if (!sale) return { payments, owed: 0 };
  const paid = payments.filter(({ day }) => day <= firstDay(monthNumber(sale.month)));
  return { payments: paid, owed: plan.price + total(paid) };
}

/**
 * All flows of a purchase, by day. What is owed on the price at the sale is deducted from what the buyer receives: the
 * next buyer takes it over, or it is settled. A buyer who sells before handover has no loan, no rent and no charges.
 */
export function purchaseFlows(plan: PurchasePlan): PurchaseFlow[] {
  const { start, fees, sale } = plan;
  const { payments, owed } = paymentsUntilSale(plan);
  const saleDay = sale && firstDay(monthNumber(sale.month));
  const flows: PurchaseFlow[] = [
    ...payments.map((flow) => ({ ...flow, kind: "price" as const })),
    { day: firstDay(monthNumber(start)), kind: "fees", amount: -Math.round(fees) },
    ...(isSoldBeforeHandover(plan) ? [] : [...loanFlows(plan), ...lettingFlows(plan)]),
    ...(sale && saleDay
      ? [
          { day: saleDay, kind: "sale" as const, amount: sale.price - owed },
          {
            day: saleDay,
            kind: "saleCosts" as const,
            amount: -Math.round((sale.price * sale.costs) / 100),
          },
        ]
      : []),
  ];
  return flows.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What the flows of a month, or up to a month, add up to. */
interface Balance {
  /** As yyyy-mm. */
  month: string;
  amount: number;
}

/**
 * The return of a purchase with a sale. `short`: the sale is less than a year after the first payment, and a rate a year
 * would multiply what nobody can repeat. `refused`: the developer does not allow the sale, because only the share `paid`
 * of the price, in percent, is paid by then.
 */
type PurchaseReturn = InternalRate | { kind: "short" } | { kind: "refused"; paid: number };

/** What the flows of a purchase amount to, in AED. */
export interface PurchaseResult {
  /** The plan that is counted: without the sale if the developer refuses it. */
  plan: PurchasePlan;
  flows: readonly PurchaseFlow[];
  /** What the buyer pays of the price and the fees, with own money or a loan. */
  paid: number;
  /** What is owed on the price at the sale, and deducted from what the buyer receives. */
  owed: number;
  /** The balance after each month with flows, of own money. */
  balances: readonly Balance[];
  /** The lowest balance: the most own money that is in the purchase at once. */
  worst: Balance;
  /** The month with the largest payment of own money: its flows less what is received. */
  heaviest: Balance;
  /** The first month from which on the balance is never negative. */
  breakEven: string | undefined;
  /**
   * What is left of a full year's rent after empty months, management and service charge, in AED and in percent of
   * price and fees, and what is left of it after taxes in Italy, if they are counted, and after a year's repayments of a
   * loan; undefined if the home is not let.
   */
  letting:
    | {
        netRent: number;
        yieldOnCost: number;
        taxed?: { netRent: number; yieldOnCost: number };
        leftAfterLoan?: number;
      }
    | undefined;
  /** Undefined without a sale. */
  rate: PurchaseReturn | undefined;
  /** What all flows add up to, negative for a loss; undefined without a sale. */
  gain: number | undefined;
}

/** The share of the price, in percent, that is paid at a sale which the developer refuses. */
function refusedShare(plan: PurchasePlan): number | undefined {
  if (!isSoldBeforeHandover(plan)) return undefined;
  // To two decimals: payments are whole dirhams.
  const share = Math.round((1 - paymentsUntilSale(plan).owed / plan.price) * 10_000) / 100;
  return share < (plan.resale ?? 0) ? share : undefined;
}

function purchaseReturn({ start, sale }: PurchasePlan, flows: readonly Flow[]) {
  if (!sale) return undefined;
  if (monthNumber(sale.month) - monthNumber(start) < monthsPerYear)
    return { kind: "short" } as const;
  return internalRate(flows);
}

function lettingResult(plan: PurchasePlan): PurchaseResult["letting"] {
  if (plan.rent === 0 || isSoldBeforeHandover(plan)) return undefined;
  const lettingOf = (kept: number) => ({
    netRent: kept,
    yieldOnCost: (kept / (plan.price + plan.fees + plan.loanFees)) * 100,
  });
  const kept = netRent(plan);
  const afterTax = kept - yearlyTax(plan);
  const { loan, price } = plan;
  return {
    ...lettingOf(kept),
    ...(plan.italy && { taxed: lettingOf(afterTax) }),
    ...(loan && {
      leftAfterLoan:
        afterTax -
        monthsPerYear *
          loanInstalment({ ...loan, amount: loanAmount(price, loan.share) }).instalment,
    }),
  };
}

/** Adds up the flows of a purchase. A sale that the developer refuses is not counted, in any scenario. */
export function purchaseResult(planned: PurchasePlan): PurchaseResult {
  const refused = refusedShare(planned);
  const plan = refused === undefined ? planned : { ...planned, sale: undefined };
  const flows = purchaseFlows(plan);
  let sum = 0;
  const months = [...Map.groupBy(flows, ({ day }) => day.slice(0, 7))].map(
    ([month, ofMonth]): Balance => ({
      month,
      amount: total(ofMonth),
    }),
  );
  const balances = months.map(({ month, amount }): Balance => {
    sum += amount;
    return { month, amount: sum };
  });
  // Nothing is due in the last month of a home that is neither let nor sold.
  const end = lastMonth(plan);
  if (end > (balances.at(-1)?.month ?? "")) balances.push({ month: end, amount: sum });
  const none: Balance = { month: plan.start, amount: 0 };
  const lowest = (all: readonly Balance[]) =>
    all.reduce((worst, one) => (one.amount < worst.amount ? one : worst), none);
  const lastNegative = balances.findLastIndex(({ amount }) => amount < 0);
  return {
    plan,
    flows,
    paid: -total(flows.filter(({ kind }) => kind === "price" || kind === "fees")),
    owed: paymentsUntilSale(plan).owed,
    balances,
    worst: lowest(balances),
    heaviest: lowest(months),
    breakEven: lastNegative === -1 ? undefined : balances[lastNegative + 1]?.month,
    letting: lettingResult(plan),
    rate: refused === undefined ? purchaseReturn(plan, flows) : { kind: "refused", paid: refused },
    gain: plan.sale && sum,
  };
}

/**
 * The result if a currency moves before the sale: the flows of its month, with what is repaid then, are worth more or
 * less, and everything before is not.
 *
 * @param factor of the amounts in that currency
 * @returns the same result without a sale
 */
export function withSaleFactor(result: PurchaseResult, factor: number): PurchaseResult {
  const { plan } = result;
  const { sale } = plan;
  if (!sale) return result;
  const flows = result.flows.map((flow) =>
    flow.day.startsWith(sale.month) ? { ...flow, amount: flow.amount * factor } : flow,
  );
  return { ...result, rate: purchaseReturn(plan, flows), gain: total(flows) };
}
