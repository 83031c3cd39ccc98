/** A dated amount of money: negative when the buyer pays, positive when the buyer receives. */
export interface Flow {
  /** As yyyy-mm-dd. */
  day: string;
  amount: number;
}

/** The rates at which the flows are worth nothing, as shares a year: 0.08 is 8 %. */
export type InternalRate =
  | { kind: "none" }
  | { kind: "one"; rate: number }
  | { kind: "several"; rates: readonly number[] };

const msPerDay = 24 * 60 * 60 * 1000;
/** ACT/365: the actual days, over years of 365 days. */
const daysPerYear = 365;

/** Rates below a loss of 99 % and above 10,000 % a year are not looked for: nobody would call them a return. */
const lowest = Math.log(0.01);
const highest = Math.log(101);
const steps = 2_000;

/** Flows of one day are added, so that neither their number nor their order changes the result. */
function byDay(flows: readonly Flow[]): { years: number; amount: number }[] {
  const sums = Map.groupBy(flows, ({ day }) => day);
  const days = [...sums.keys()].toSorted();
  const first = Date.parse(days[0] ?? "");
  return days.map((day) => ({
    years: (Date.parse(day) - first) / msPerDay / daysPerYear,
    amount: (sums.get(day) ?? [])
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b)
      .reduce((sum, amount) => sum + amount, 0),
  }));
}

/**
 * The internal rate of return of dated flows (XIRR), ACT/365: the rate r at which the sum of
 * amount ÷ (1 + r)^years is zero. The rates from −99 % to 10,000 % are scanned for changes of the sum's sign, and
 * each change is bisected. Newton's method, which spreadsheets use, may find one of several rates or none.
 *
 * @returns none if the sum never changes its sign
 */
export function internalRate(flows: readonly Flow[]): InternalRate {
  const dated = byDay(flows);
  const isPaidAndReceived =
    dated.some(({ amount }) => amount < 0) && dated.some(({ amount }) => amount > 0);
  if (!isPaidAndReceived) return { kind: "none" };
  /** The present value at the growth factor e^logFactor. */
  const presentValue = (logFactor: number) =>
    dated.reduce((sum, { years, amount }) => sum + amount * Math.exp(-logFactor * years), 0);
  const rates: number[] = [];
  let from = lowest;
  // Each step discounts the values of the flows by a constant factor, which costs no power per flow and step.
  const values = Float64Array.from(
    dated,
    ({ years, amount }) => amount * Math.exp(-lowest * years),
  );
  const factors = Float64Array.from(dated, ({ years }) =>
    Math.exp((-(highest - lowest) / steps) * years),
  );
  let valueFrom = values.reduce((sum, value) => sum + value, 0);
  for (let step = 1; step <= steps; step += 1) {
    const to = lowest + ((highest - lowest) * step) / steps;
    let valueTo = 0;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]! * factors[index]!;
      values[index] = value;
      valueTo += value;
    }
    if (valueFrom === 0) rates.push(Math.expm1(from));
    else if (valueFrom * valueTo < 0) rates.push(Math.expm1(bisect(presentValue, from, to)));
    [from, valueFrom] = [to, valueTo];
  }
  const [rate] = rates;
  if (rate === undefined) return { kind: "none" };
  return rates.length === 1 ? { kind: "one", rate } : { kind: "several", rates };
}

/** The zero of a function between two arguments at which its signs differ. */
function bisect(valueAt: (argument: number) => number, low: number, high: number): number {
  const isLowPositive = valueAt(low) > 0;
  let [from, to] = [low, high];
  // Enough for the precision of a double.
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (from + to) / 2;
    if (valueAt(middle) > 0 === isLowPositive) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
