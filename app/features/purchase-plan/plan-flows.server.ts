import { monthNumber } from "~/format/date";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { PurchasePlanMessages } from "~/messages/en/purchase-plan";
import { noCell, type Outcome, type PlanTable, type PlanView } from "./plan-view.server";
import type { PurchaseFlow, PurchaseResult } from "./purchase-flows";

/** The scale of the drawings: the same for all homes, so that they can be compared. */
export function chartScale(outcomes: readonly Outcome[]) {
  const all = outcomes.flatMap(({ outcome }) => outcome.balances);
  const months = all.map(({ month }) => monthNumber(month));
  const highest = Math.max(0, ...all.map(({ amount }) => amount));
  const lowest = Math.min(0, ...all.map(({ amount }) => amount));
  const first = Math.min(...months);
  return { highest, height: highest - lowest || 1, first, months: Math.max(...months) + 1 - first };
}

/**
 * The balance as a line of steps, one a month: months across, percent of the height down. The marks are its lowest
 * point and its end.
 */
function balanceLine({ balances, worst }: PurchaseResult, scale: ReturnType<typeof chartScale>) {
  const down = (amount: number) =>
    Math.round(((scale.highest - amount) / scale.height) * 1000) / 10;
  const steps = balances.map(
    ({ month, amount }) => `H${monthNumber(month) - scale.first}V${down(amount)}`,
  );
  const end = monthNumber(balances.at(-1)?.month ?? "") + 1 - scale.first;
  const lowest = `${monthNumber(worst.month) - scale.first} ${down(worst.amount)}`;
  return {
    axis: down(0),
    width: scale.months,
    line: `M0 ${down(0)}${steps.join("")}H${end}`,
    marks: `M${lowest}h0M${end} ${down(balances.at(-1)?.amount ?? 0)}h0`,
  };
}

/** The chart of a home, with its lowest and its last balance as text. */
export function chartOf(
  view: PlanView,
  { home, plan, outcome }: Outcome,
  scale: ReturnType<typeof chartScale>,
) {
  const { chart } = view.messages.result;
  const last = outcome.balances.at(-1);
  return {
    title: interpolate(chart.title, { title: home.title }),
    ...balanceLine(outcome, scale),
    lines: chart.lines.map((line) =>
      interpolate(line, {
        lowest: view.gainOrLoss(outcome.worst.amount),
        month: view.monthName(outcome.worst.month),
        last: view.gainOrLoss(last?.amount ?? 0),
        end: view.monthName(last?.month ?? plan.start),
      }),
    ),
    // Without a sale the balance seems to be a loss.
    notes: plan.sale ? [] : [chart.kept],
  };
}

const quartersPerYear = 4;

/** The quarter of a day, counted from the year 0. */
const quarterOf = (day: string) =>
  Number(day.slice(0, 4)) * quartersPerYear + Math.ceil(Number(day.slice(5, 7)) / 3) - 1;

const yearOf = (quarter: number) => String(Math.floor(quarter / quartersPerYear));

/** The flows that are due every month, or every year. */
const regularFlows = new Set<PurchaseFlow["kind"]>([
  "rent",
  "management",
  "serviceCharge",
  "loanInstalment",
  "tax",
]);

/** What a flow is called in the table: a payment of the price has its fees. */
function partKind({
  kind,
  amount,
}: PurchaseFlow): keyof PurchasePlanMessages["result"]["table"]["kinds"] {
  if (kind === "price" || kind === "fees") return "payment";
  return kind === "loan" && amount < 0 ? "loanRepaid" : kind;
}

/** The month of a part; "" for what is regular. */
const partMonth = ({ kind, day }: PurchaseFlow) => (regularFlows.has(kind) ? "" : day.slice(0, 7));

/** The flows of a quarter: the regular ones by what they are for, the others also by month. */
function partsOf(flows: readonly PurchaseFlow[]) {
  const parts = Map.groupBy(flows, (flow) => [partKind(flow), partMonth(flow)].join());
  const all = [...parts.values()].flatMap((ofPart) => {
    const [first] = ofPart;
    if (!first) return [];
    const amount = ofPart.reduce((total, one) => total + one.amount, 0);
    return [{ kind: partKind(first), month: partMonth(first), amount }];
  });
  return all.map((part) => ({
    ...part,
    /** Whether its month alone says what it is. */
    isPlain:
      part.kind === "payment" && all.filter(({ month }) => month === part.month).length === 1,
  }));
}

type Part = ReturnType<typeof partsOf>[number];

const sumOf = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0);

/** The flows by quarter, in order; a quarter without any is left out. */
function quarters({ flows }: PurchaseResult) {
  let balance = 0;
  return [...Map.groupBy(flows, ({ day }) => quarterOf(day))].map(([quarter, ofQuarter]) => {
    const parts = partsOf(ofQuarter);
    balance += sumOf(parts);
    return { quarter, parts, balance };
  });
}

type Quarter = ReturnType<typeof quarters>[number];

/** Whether two quarters of a home have the same regular flows and no others. */
function isAlike(one: Quarter | undefined, other: Quarter | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.parts.length === other.parts.length &&
    one.parts.every(
      ({ kind, month, amount }, index) =>
        month === "" &&
        kind === other.parts[index]?.kind &&
        Math.abs(amount - other.parts[index].amount) < 1,
    )
  );
}

/** The quarters of all homes, of which those that follow each other with the same regular flows are one row. */
function quarterRows(homes: readonly (readonly Quarter[])[]) {
  const all = new Set(homes.flatMap((ofHome) => ofHome.map(({ quarter }) => quarter)));
  const rows: { quarter: number; count: number; ofHomes: (Quarter | undefined)[] }[] = [];
  for (const quarter of [...all].toSorted((a, b) => a - b)) {
    const ofHomes = homes.map((ofHome) => ofHome.find((one) => one.quarter === quarter));
    const last = rows.at(-1);
    const isNext = last !== undefined && last.quarter + last.count === quarter;
    if (isNext && ofHomes.every((one, index) => isAlike(one, last.ofHomes[index])))
      rows[rows.length - 1] = { ...last, count: last.count + 1, ofHomes };
    else rows.push({ quarter, count: 1, ofHomes });
  }
  return rows;
}

/** The name of a row of the table by quarter. */
function quarterName(
  { messages }: PlanView,
  { quarter, count }: { quarter: number; count: number },
) {
  const { name, span } = messages.result.table;
  const of = (one: number) =>
    nonBreaking(
      interpolate(name, { number: String((one % quartersPerYear) + 1), year: yearOf(one) }),
    );
  return count > 1
    ? interpolate(span, { from: of(quarter), to: of(quarter + count - 1) })
    : of(quarter);
}

/** The sum of some flows of a quarter, and what it is made of: months, and what is regular. */
function sumCell(
  { site: { format }, signed, messages }: PlanView,
  parts: readonly Part[],
  count: number,
): readonly string[] {
  if (parts.length === 0) return noCell;
  const { kinds, part } = messages.result.table;
  const nameOf = ({ kind, month, isPlain }: Part) =>
    format.commaList([
      ...(month ? [format.month(month, "short")] : []),
      ...(isPlain ? [] : [kinds[kind]]),
    ]);
  return [
    signed(sumOf(parts) * count),
    ...(count > 1 ? [format.isolateLtr(`${count} × ${signed(sumOf(parts))}`)] : []),
    ...parts.map((one) =>
      parts.length === 1
        ? nameOf(one)
        : interpolate(part, { name: nameOf(one), amount: signed(one.amount) }),
    ),
  ];
}

/** All flows by quarter. One home has what is paid and received in columns; of several, each has its sum. */
export function quarterTable(view: PlanView, outcomes: readonly Outcome[]): PlanTable {
  const { messages, site, currency, signed } = view;
  const { table } = messages.result;
  const areHomes = outcomes.length > 1;
  const cellOf = (one: Quarter | undefined, count: number) => {
    if (!one) return noCell;
    const [sum = "", ...lines] = sumCell(view, one.parts, count);
    // What is regular is named beside single payments only: the rows of several homes are long.
    const isRegular = one.parts.every(({ month }) => month === "");
    return [
      sum,
      ...(isRegular ? lines.slice(0, count > 1 ? 1 : 0) : lines),
      interpolate(table.part, { name: table.balance, amount: signed(one.balance) }),
    ];
  };
  const ofAlone = (one: Quarter | undefined, count: number) => {
    const paid = one?.parts.filter(({ amount }) => amount < 0) ?? [];
    const positive = paid.map((part) => ({ ...part, amount: -part.amount }));
    const received = one?.parts.filter(({ amount }) => amount > 0) ?? [];
    return [
      sumCell(view, positive, count),
      sumCell(view, received, count),
      [signed(one?.balance ?? 0)],
    ];
  };
  return {
    title: `${areHomes ? table.ofHomes : table.caption} (${site.format.currencyName(currency)})`,
    isStacked: true,
    columns: [
      table.quarter,
      ...(areHomes
        ? outcomes.map(({ home }) => home.title)
        : [table.paid, table.received, table.balance]),
    ],
    groups: [
      {
        rows: quarterRows(outcomes.map(({ outcome }) => quarters(outcome))).map((row) => ({
          name: quarterName(view, row),
          cells: areHomes
            ? row.ofHomes.map((one) => cellOf(one, row.count))
            : ofAlone(row.ofHomes[0], row.count),
        })),
      },
    ],
  };
}
