import { company } from "~/content/company";
import { monthsToHandover, offPlanExample } from "~/content/investment-pages";
import { buyersLaws } from "~/content/law";
import { buyPath, listedHomes, offPlanPath, purchasePlanPath } from "~/content/paths";
import { loanInstalment } from "~/features/costs/payments";
import { loanAmount } from "~/features/costs/purchase-costs";
import { contactPath } from "~/features/enquiries/contact-links";
import { cleanLine } from "~/format/clean-text";
import { monthNumber } from "~/format/date";
import { defaultCurrency, shownCurrencies } from "~/format/exchange-rates";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { type Currency, roundToHundreds } from "~/format/money";
import { officeDay } from "~/format/office-time";
import { type Listing, plannedListings, show } from "~/listings/listing";
import { idsIn } from "~/listings/shortlist";
import { localePath, type SitePath } from "~/locale";
import type { PurchasePlanMessages } from "~/messages/en/purchase-plan";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import { linkedSources, type SourceLink } from "~/ui/sources";
import { chosenHome, exampleOf, homesId, ownHomes, resultId } from "./parameters";
import {
  type Assumption,
  type Assumptions,
  assumptions,
  authorities,
  isSoldWithoutLoan,
  loanLimit,
  missingOfLoan,
  purchaseOf,
} from "./plan-assumptions.server";
import {
  foldedFields,
  listingsByKind,
  type PlanField,
  type PlanForm,
  planForm,
  type PlannedHome,
} from "./plan-form.server";
import {
  addMonths,
  isSoldBeforeHandover,
  lastMonth,
  type PurchaseFlow,
  type PurchasePlan,
  type PurchaseResult,
  purchaseResult,
} from "./purchase-flows";
import { type Scenario, scenarioIds, scenarios } from "./scenarios";

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

/** A home with what its purchase amounts to. */
function outcomeOf(home: PlannedHome, form: PlanForm) {
  const outcome = purchaseResult(purchaseOf(home, form));
  return { home, plan: outcome.plan, outcome, byQuarter: quarters(outcome) };
}

type Outcome = ReturnType<typeof outcomeOf>;

/** The scale of the drawings: the same for all homes, so that they can be compared. */
function chartScale(outcomes: readonly Outcome[]) {
  const all = outcomes.flatMap(({ outcome }) => outcome.balances);
  const months = all.map(({ month }) => monthNumber(month));
  const highest = Math.max(0, ...all.map(({ amount }) => amount));
  const lowest = Math.min(0, ...all.map(({ amount }) => amount));
  const first = Math.min(...months);
  return { highest, height: highest - lowest || 1, first, months: Math.max(...months) + 1 - first };
}

/** The balance as a line of steps, one a month: months across, percent of the height down. */
function balanceLine({ balances }: PurchaseResult, scale: ReturnType<typeof chartScale>) {
  const down = (amount: number) =>
    Math.round(((scale.highest - amount) / scale.height) * 1000) / 10;
  const steps = balances.map(
    ({ month, amount }) => `H${monthNumber(month) - scale.first}V${down(amount)}`,
  );
  const end = monthNumber(balances.at(-1)?.month ?? "") + 1 - scale.first;
  return { axis: down(0), width: scale.months, line: `M0 ${down(0)}${steps.join("")}H${end}` };
}

/** The formats of amounts in a currency: in dirhams if there is no rate. */
function amountsIn({ format }: Site, wanted: Currency) {
  const dirhams = format.dirhamsPer(wanted);
  const currency = dirhams === undefined ? "AED" : wanted;
  const perUnit = dirhams ?? 1;
  const inCurrency = (aed: number) =>
    currency === "AED" ? Math.round(aed) : roundToHundreds(aed / perUnit);
  const money = (aed: number) => nonBreaking(format.money(inCurrency(aed), currency));
  /** With the minus sign of all amounts. The digits are isolated with it, the currency of Arabic is not. */
  const negative = (text: string) =>
    text.replace(/^\S+/, (figures) => format.isolateLtr(`−${figures}`));
  return {
    currency,
    hasRate: dirhams !== undefined,
    /** The dirhams of one unit of the currency. */
    perUnit,
    /** @param aed not negative */
    money,
    /** The lowest and the highest of some amounts. @param all in AED, not negative */
    moneyRange: (all: readonly number[]) =>
      format.exactMoneyRange(
        { from: inCurrency(Math.min(...all)), to: inCurrency(Math.max(...all)) },
        currency,
      ),
    gainOrLoss: (aed: number) => (aed < 0 ? negative(money(-aed)) : money(aed)),
    /** A number without the currency, with a minus sign. */
    signed: (aed: number) =>
      format.isolateLtr(`${aed < 0 ? "−" : ""}${format.number(inCurrency(Math.abs(aed)))}`),
  };
}

/** The form of a request, and the formats in the currency that the visitor chose. */
function planView(site: Site, query: URLSearchParams) {
  const { format } = site;
  const form = planForm(site, query, (listing) => show(site, listing));
  return {
    site,
    form,
    messages: site.messages.purchasePlan,
    ...amountsIn(site, form.currency),
    /** A return in percent, always with two decimals. */
    yearly: (percent: number) =>
      format.isolateLtr(`${percent < 0 ? "−" : ""}${format.cents(Math.abs(percent))}%`),
    /** @param month as yyyy-mm */
    monthName: (month: string) => format.month(month, "long"),
  };
}

export type PlanView = ReturnType<typeof planView>;

/** An amount in dirhams, beside it in another currency. */
const inDirhams = ({ site: { format }, currency }: PlanView, aed: number): readonly string[] =>
  currency === "AED" ? [] : [nonBreaking(format.money(aed, "AED"))];

/** The return in percent a year, or why there is none; undefined without a sale. */
function rateText(
  { site: { format }, form, messages, yearly }: PlanView,
  { rate }: PurchaseResult,
) {
  const { rate: texts } = messages.result;
  if (!rate) return undefined;
  if (rate.kind === "none" || rate.kind === "short") return texts[rate.kind];
  if (rate.kind === "refused")
    return interpolate(texts.refused, {
      share: format.percent(form.common.resale ?? 0),
      paid: format.percent(rate.paid),
    });
  if (rate.kind === "one") return yearly(rate.rate * 100);
  const all = rate.rates.map((one) => yearly(one * 100));
  return interpolate(texts.several, { rates: format.list(all) });
}

/** A table of figures: the homes are columns, or the only home has columns of its own. */
interface PlanTable {
  title: string;
  columns: readonly string[];
  /** What each column but the first states of its home. */
  figures?: readonly string[];
  /** Whether the cells of a row are below each other in a narrow window, with the names of their columns. */
  isStacked: boolean;
  groups: readonly {
    title?: string;
    /** What its rows have in common: a label, and links. */
    label?: string;
    sources?: readonly SourceLink[];
    /** Each cell: its main line, and further ones. One cell for all homes says what they have in common. */
    rows: readonly {
      name: string;
      notes?: readonly string[];
      cells: readonly (readonly string[])[];
    }[];
  }[];
}

const noCell = ["–"];

/** The rent after void periods and management. */
const rentOf = ({ flows }: PurchaseResult) =>
  flows.reduce(
    (sum, { kind, amount }) => (kind === "rent" || kind === "management" ? sum + amount : sum),
    0,
  );

/** What a late handover costs, in words: the figure of a home that is neither let nor sold does not change. */
function delayLines(
  { site: { format }, messages, money, monthName }: PlanView,
  changed: PurchaseResult,
  planned: PurchaseResult,
): readonly string[] {
  const { rentLost, tiedLonger, saleMoves } = messages.result.scenarios;
  const { delay, handover, sale } = changed.plan;
  const months = format.number(delay);
  // Paid by the promised month, without what a delay moves.
  const waiting = changed.balances.findLast(({ month }) => month <= handover)?.amount ?? 0;
  const lost = rentOf(planned) - rentOf(changed);
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
  outcome: PurchaseResult,
  planned: PurchaseResult,
): readonly string[] {
  const { site, messages, money, gainOrLoss } = view;
  const { scenarios: texts, rate } = messages.result;
  const month = site.format.month(outcome.worst.month, "short");
  const worst = money(-outcome.worst.amount * currencyFactor);
  const isOtherWorst =
    outcome.worst.amount * currencyFactor !== planned.worst.amount ||
    outcome.worst.month !== planned.worst.month;
  const isLate = plan.delay > 0;
  const late = isLate ? delayLines(view, outcome, planned) : [];
  const tied = isOtherWorst && !isLate ? [interpolate(texts.tied, { worst, month })] : [];
  if (plan.sale && outcome.gain !== undefined) {
    const amount = money(Math.abs(outcome.gain * currencyFactor));
    return [
      rateText(view, outcome) ?? "",
      interpolate(outcome.gain < 0 ? rate.loss : rate.gain, { amount }),
      ...late,
      ...tied,
    ];
  }
  if (plan.rent === 0) return [worst, month, ...late];
  const balance = outcome.balances.at(-1)?.amount ?? 0;
  return [
    gainOrLoss(balance * currencyFactor),
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
function scenarioTable(view: PlanView, outcomes: readonly Outcome[]) {
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

/** A line below an assumption. What has links is said with the group. */
const lineOf = (name: "note" | "source", { [name]: text, sources }: Assumption) =>
  text && !(name === "source" && sources) ? [text] : [];

/** The assumptions of all homes by who states them. The sources of a group are named once. */
function assumptionTable(
  { messages, site: { messages: all } }: PlanView,
  homes: readonly (Assumptions & { title: string })[],
): PlanTable {
  const texts = messages.result.assumptions;
  const terms = new Set(homes.flatMap(({ rows }) => rows.map(({ term }) => term)));
  const groups = authorities.flatMap((by) => {
    const links = new Map<string, SourceLink>();
    let label = "";
    const rows = [...terms].flatMap((term) => {
      const ofHomes = homes.map((home) =>
        home.rows.find((row) => row.by === by && row.term === term),
      );
      const stated = ofHomes.filter((one) => one !== undefined);
      const [first] = stated;
      if (!first) return [];
      for (const { sources = [], source = "" } of stated)
        for (const link of sources) {
          links.set(link.address, link);
          label = source;
        }
      const isOfAll = (name: "text" | "note" | "source") =>
        stated.every((one) => one[name] === first[name]);
      const notes = (["note", "source"] as const).flatMap((name) =>
        isOfAll(name) ? lineOf(name, first) : [],
      );
      const cells = ofHomes.map((one) =>
        one
          ? [
              one.text,
              ...(["note", "source"] as const).flatMap((name) =>
                isOfAll(name) ? [] : lineOf(name, one),
              ),
            ]
          : noCell,
      );
      const isSame =
        stated.length === homes.length && isOfAll("text") && isOfAll("note") && isOfAll("source");
      return [{ name: term, notes, cells: isSame ? cells.slice(0, 1) : cells }];
    });
    const sources = [...links.values()];
    return rows.length > 0
      ? [{ title: texts.by[by], label: label || all.sell.costs.sources, sources, rows }]
      : [];
  });
  const leftOut = homes.map((home) => [home.leftOut || noCell.join()]);
  return {
    title: texts.title,
    isStacked: homes.length > 1,
    columns: ["", ...homes.map(({ title }) => title)],
    groups: [...groups, { rows: [{ name: texts.leftOut, cells: leftOut }] }],
  };
}

/** A main figure of a home. */
interface MainFigure {
  id: "paid" | "worst" | "breakEven" | "loan" | "netRent" | "rate";
  term: string;
  /** "" if the home has no such figure. */
  text: string;
  /** Whether the text only says what was not entered. */
  isMissing?: boolean;
  notes: readonly string[];
}

/** What may be deducted from a rent and has no figure: the names of its fields in the messages. */
const notDeducted = ({ serviceCharge, vacancy, management }: PurchasePlan) =>
  (["service", "vacancy", "management"] as const).filter(
    (name) => !{ service: serviceCharge, vacancy, management }[name],
  );

/** What is left of a year's rent; without text if the home is not let. Without a deduction it is not called net. */
function netRentFigure(view: PlanView, { plan, letting }: PurchaseResult): MainFigure {
  const { money, gainOrLoss, yearly, messages, site } = view;
  const { name, gross, without, none, share, taxed: afterTax, afterLoan } = messages.result.netRent;
  const missing = notDeducted(plan);
  const figure = { id: "netRent", term: missing.length === 3 ? gross : name } as const;
  if (!letting) return { ...figure, text: "", notes: [] };
  const { netRent, yieldOnCost, taxed, leftAfterLoan } = letting;
  const left =
    leftAfterLoan === undefined
      ? []
      : [interpolate(afterLoan, { amount: gainOrLoss(leftAfterLoan) })];
  if (netRent < 0)
    return { ...figure, text: interpolate(none, { amount: money(-netRent) }), notes: left };
  return {
    ...figure,
    text: money(netRent),
    notes: [
      ...inDirhams(view, netRent),
      interpolate(share, { share: yearly(yieldOnCost) }),
      ...(missing.length > 0
        ? [
            interpolate(without, {
              facts: site.format.list(
                missing.map((one) => messages.result.assumptions.leftOutFacts[one]),
              ),
            }),
          ]
        : []),
      ...(taxed
        ? [
            interpolate(afterTax, {
              amount: gainOrLoss(taxed.netRent),
              share: yearly(taxed.yieldOnCost),
            }),
          ]
        : []),
      ...left,
    ],
  };
}

/** What a loan costs a month; without text if there is none. */
function loanFigure(view: PlanView, plan: PurchasePlan): MainFigure {
  const { name, note } = view.messages.result.repayment;
  const figure = { id: "loan", term: name } as const;
  if (!plan.loan || isSoldBeforeHandover(plan)) return { ...figure, text: "", notes: [] };
  const amount = loanAmount(plan.price, plan.loan.share);
  const { instalment } = loanInstalment({ ...plan.loan, amount });
  return {
    ...figure,
    text: view.money(instalment),
    notes: [
      ...inDirhams(view, instalment),
      interpolate(note, {
        amount: view.money(amount),
        years: view.site.format.number(plan.loan.years, 2),
      }),
    ],
  };
}

/** Whether the money is back only because the home is sold then. */
const isBackWithSale = ({ plan, breakEven }: PurchaseResult): boolean =>
  breakEven !== undefined && breakEven === plan.sale?.month;

/** Whether nothing is entered that could bring the money back. */
const isWithoutReceipts = ({ rent, sale }: PurchasePlan): boolean => rent === 0 && !sale;

/** The main figures of a home. The loan comes before the rent that it is repaid from. */
function mainFigures(
  view: PlanView,
  plan: PurchasePlan,
  outcome: PurchaseResult,
): readonly MainFigure[] {
  const { form, messages, money, monthName } = view;
  const { paid, worst, breakEven, rate } = messages.result;
  const neverBack = isWithoutReceipts(plan) ? breakEven.nothing : breakEven.never;
  const rateOfSale = rateText(view, outcome);
  const month = monthName(outcome.worst.month);
  // Without a sale, a home that costs more than it brings has no worst month: the count ends.
  const isEnd = !plan.sale && outcome.worst.month === lastMonth(plan);
  const fees = plan.fees + (isSoldBeforeHandover(plan) ? 0 : plan.loanFees);
  return [
    {
      id: "paid",
      term: paid.name,
      text: money(outcome.paid),
      notes: [
        ...inDirhams(view, outcome.paid),
        interpolate(paid.fees, { amount: money(fees) }),
        ...(outcome.owed > 0 ? [interpolate(paid.owed, { amount: money(outcome.owed) })] : []),
      ],
    },
    {
      id: "worst",
      term: worst.name,
      text: money(-outcome.worst.amount),
      notes: [
        ...inDirhams(view, -outcome.worst.amount),
        isEnd ? interpolate(worst.end, { month }) : month,
        interpolate(messages.result.table.part, {
          name: worst.heaviest,
          amount: view.site.format.commaList([
            money(-outcome.heaviest.amount),
            view.site.format.month(outcome.heaviest.month, "short"),
          ]),
        }),
      ],
    },
    {
      id: "breakEven",
      term: breakEven.name,
      text: outcome.breakEven ? monthName(outcome.breakEven) : neverBack,
      isMissing: isWithoutReceipts(plan),
      notes: isBackWithSale(outcome) ? [breakEven.sale] : [],
    },
    loanFigure(view, plan),
    netRentFigure(view, outcome),
    {
      id: "rate",
      term: rate.name,
      text: rateOfSale ?? rate.missing,
      isMissing: rateOfSale === undefined,
      notes:
        outcome.gain === undefined
          ? []
          : [
              interpolate(outcome.gain < 0 ? rate.loss : rate.gain, {
                amount: money(Math.abs(outcome.gain)),
              }),
              ...(form.isItalian ? [rate.untaxed] : []),
            ],
    },
  ];
}

/** The main figures of all homes, without those that no home has. */
function shownFigures(view: PlanView, outcomes: readonly Outcome[]) {
  const all = outcomes.map(({ plan, outcome }) => mainFigures(view, plan, outcome));
  const isShown = (id: MainFigure["id"]) =>
    all.some((figures) =>
      figures.some((figure) => figure.id === id && figure.text && !figure.isMissing),
    );
  return all.map((figures) => figures.filter(({ id }) => isShown(id)));
}

/** The answer in a sentence: what is paid, how much own money is tied up, and when it is back. */
function headline(view: PlanView, outcomes: readonly Outcome[]): string {
  const { site, messages, money, moneyRange, monthName } = view;
  const { alone, several, alike, ownMoney, back } = messages.result.headline;
  const byWorst = outcomes.toSorted((a, b) => b.outcome.worst.amount - a.outcome.worst.amount);
  const [least, most] = [byWorst.at(0), byWorst.at(-1)].map((one) => ({
    amount: money(-(one?.outcome.worst.amount ?? 0)),
    title: site.format.names([one?.home.title ?? ""]),
  }));
  const isAlone = outcomes.length === 1;
  const isOwnMoney = outcomes.every(({ outcome }) => outcome.paid === -outcome.worst.amount);
  const areAlike = least?.amount === most?.amount;
  const texts = isOwnMoney ? ownMoney : { alone, several: areAlike ? alike : several };
  const sum = interpolate(isAlone ? texts.alone : texts.several, {
    paid: moneyRange(outcomes.map(({ outcome }) => outcome.paid)),
    least: least?.amount ?? "",
    leastTitle: least?.title ?? "",
    most: most?.amount ?? "",
    mostTitle: most?.title ?? "",
    month: monthName(outcomes[0]?.outcome.worst.month ?? ""),
  });
  if (outcomes.every(({ plan }) => isWithoutReceipts(plan))) return sum;
  const [month] = outcomes.flatMap(({ outcome }) => outcome.breakEven ?? []).toSorted();
  if (!month) return `${sum} ${back.never}`;
  const earliest = outcomes.filter(({ outcome }) => outcome.breakEven === month);
  const isOfAll = earliest.length === outcomes.length;
  const ofAll = (["alone", "both"] as const)[outcomes.length - 1] ?? "all";
  const { rent, sale } = back[isOfAll ? ofAll : "some"];
  const isWithSale = earliest.every(({ outcome }) => isBackWithSale(outcome));
  const titles = site.format.titles(earliest.map(({ home }) => home.title));
  return `${sum} ${interpolate(isWithSale ? sale : rent, { month: monthName(month), titles })}`;
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
function quarterTable(view: PlanView, outcomes: readonly Outcome[]): PlanTable {
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
        rows: quarterRows(outcomes.map(({ byQuarter }) => byQuarter)).map((row) => ({
          name: quarterName(view, row),
          cells: areHomes
            ? row.ofHomes.map((one) => cellOf(one, row.count))
            : ofAlone(row.ofHomes[0], row.count),
        })),
      },
    ],
  };
}

const resultIdOf = ({ number }: PlannedHome) => `home-${number}`;

/** The chart of a home, with its lowest and its last balance as text. */
function chartOf(
  view: PlanView,
  { home, plan, outcome }: Outcome,
  scale: ReturnType<typeof chartScale>,
) {
  const { chart } = view.messages.result;
  const last = outcome.balances.at(-1);
  return {
    title: interpolate(chart.title, { title: home.title }),
    ...balanceLine(outcome, scale),
    lines: [
      ...chart.lines.map((line) =>
        interpolate(line, {
          lowest: view.gainOrLoss(outcome.worst.amount),
          month: view.monthName(outcome.worst.month),
          last: view.gainOrLoss(last?.amount ?? 0),
          end: view.monthName(last?.month ?? plan.start),
        }),
      ),
      // Without a sale the balance seems to be a loss.
      ...(plan.sale ? [] : [chart.kept]),
    ],
  };
}

/** The result of a home, formatted. */
const homeResult = (
  view: PlanView,
  result: Outcome,
  scale: ReturnType<typeof chartScale>,
  figures: readonly MainFigure[],
) => ({
  id: resultIdOf(result.home),
  title: result.home.title,
  figures,
  chart: chartOf(view, result, scale),
});

/** What was entered in part, and is therefore not counted. */
function incompleteWarnings({ site: { format }, form, messages }: PlanView): readonly string[] {
  const { loan, loanFacts, saleMonth, salePrice } = messages.result.incomplete;
  const missing = missingOfLoan(form);
  const hasSalePrice = form.homes.some(({ values }) => values.sale !== undefined);
  return [
    ...(missing.length > 0
      ? [interpolate(loan, { facts: format.list(missing.map((name) => loanFacts[name])) })]
      : []),
    ...(hasSalePrice && form.saleMonth === "" ? [saleMonth] : []),
    ...(form.saleMonth !== "" && !hasSalePrice ? [salePrice] : []),
  ];
}

/** That a sale is refused. */
function saleWarning(
  { site: { format }, form, messages, monthName }: PlanView,
  { home, outcome: { rate } }: Outcome,
): readonly string[] {
  if (rate?.kind !== "refused") return [];
  return [
    interpolate(messages.result.saleRefused, {
      title: format.names([home.title]),
      month: monthName(form.saleMonth),
      paid: format.percentInSentence(rate.paid),
      share: format.percentInSentence(form.common.resale ?? 0),
    }),
  ];
}

/** That a loan is counted with less than was entered. */
function loanWarning(
  { site: { format }, form, messages }: PlanView,
  { home, plan }: Outcome,
): readonly string[] {
  const title = format.names([home.title]);
  if (isSoldWithoutLoan(plan)) return [interpolate(messages.result.soldWithoutLoan, { title })];
  const limit = loanLimit(home, form, plan);
  if (!limit) return [];
  return [
    interpolate(messages.result.loanLimited, {
      title,
      share: format.percentInSentence(limit.counted),
      entered: format.percentInSentence(limit.entered),
    }),
  ];
}

/** Who pays the firm's fee of off-plan homes, which is not counted: as the content says, otherwise to be asked. */
function feeNotes(
  { site: { format }, messages }: PlanView,
  outcomes: readonly Outcome[],
): readonly string[] {
  const offPlan = outcomes.filter(({ home }) => !home.known.isReady);
  const byPayer = Map.groupBy(offPlan, ({ home }) => home.known.feePaidBy ?? "unknown");
  return [...byPayer].map(([payer, ofPayer]) =>
    interpolate(messages.result.firmFee[payer], {
      titles: format.titles(ofPayer.map(({ home }) => home.title)),
    }),
  );
}

/** The currency of the amounts, and their rounding. */
function rateNote({ messages, currency, hasRate }: PlanView): string {
  const texts = messages.result;
  if (!hasRate) return texts.noRates;
  return currency === "AED" ? texts.inDirhams : texts.rounded;
}

/** The maximum length of the subject of a message, in characters. */
const maxSubject = 2000;

/** What an owner needs for letting by the week, with its sources. */
export const weeklyLetting = ({ messages }: Site) => ({
  text: messages.purchasePlan.weekly,
  label: messages.sell.costs.sources,
  sources: linkedSources(buyersLaws.sources.holidayHomes),
});

/**
 * The query of an off-plan home that is not listed here, as in the example that the page opens with.
 *
 * @param given figures in place of those of the example
 */
export function exampleQuery(
  { format, now }: Site,
  currency: Currency,
  given: Partial<Record<keyof typeof offPlanExample, number>> = {},
): URLSearchParams {
  const start = officeDay(now).slice(0, "yyyy-mm".length);
  const { vacancy, management, ...ofHome } = { ...offPlanExample, ...given };
  const figures = Object.entries(ofHome).map(([name, value]) => [
    `${name}1`,
    format.number(value, 2),
  ]);
  return new URLSearchParams([
    [chosenHome(1), ownHomes.offPlan],
    [exampleOf, ownHomes.offPlan],
    ...figures,
    ["handover1", addMonths(start, monthsToHandover)],
    ["currency", currency],
    ["start", start],
    ["vacancy", format.number(vacancy, 2)],
    ["management", format.number(management, 2)],
  ]);
}

/** A plan with figures for one home, with its result. */
function completeView(site: Site, query: URLSearchParams) {
  const view = planView(site, query);
  const [planned] = view.form.completeHomes;
  if (!planned) throw new Error("The example of the purchase plan is not complete.");
  return { view, outcome: outcomeOf(planned, view.form) };
}

/** The first picture of a home, if it is listed here. */
function coverOf(site: Site, listing: Listing | undefined) {
  const cover = listing && show(site, listing).cover;
  return cover && findPicture(site, cover);
}

/** The page before a home is chosen: an example of a result, and the homes to choose from. */
function planStart(site: Site) {
  const { format } = site;
  const query = exampleQuery(site, defaultCurrency[site.locale]);
  const { view, outcome } = completeView(site, exampleQuery(site, "AED"));
  const { start: texts } = view.messages;
  const { price, rent, before, vacancy, management, service } = offPlanExample;
  const inCurrencies = (textIn: (one: PlanView) => string | undefined) =>
    shownCurrencies.map((currency) => ({
      currency,
      text: textIn({ ...view, ...amountsIn(site, currency) }) ?? "",
    }));
  const figure = (id: MainFigure["id"]) => {
    const figureIn = (one: PlanView) =>
      mainFigures(one, outcome.plan, outcome.outcome).find((other) => other.id === id);
    const { term = "", text = "", notes = [] } = figureIn(view) ?? {};
    return {
      term,
      text,
      note: notes[0] ?? "",
      texts: inCurrencies((one) => figureIn(one)?.text),
    };
  };
  const { amount, month } = outcome.outcome.heaviest;
  const heaviest = {
    term: view.messages.result.worst.heaviest,
    text: view.money(-amount),
    note: view.monthName(month),
    texts: inCurrencies((one) => one.money(-amount)),
  };
  const ownOf = { property: "finished", project: "offPlan" } as const;
  return {
    example: {
      text: interpolate(texts.text, {
        price: nonBreaking(format.money(price, "AED")),
        handover: nonBreaking(view.monthName(outcome.home.handover)),
        before: format.percentInSentence(before),
        after: format.percentInSentence(100 - before),
        rent: nonBreaking(format.money(rent, "AED")),
        vacancy: format.percentInSentence(vacancy),
        management: format.percentInSentence(management),
        service: nonBreaking(format.money(service, "AED")),
      }),
      figures: [figure("worst"), figure("netRent"), heaviest],
      chart: chartOf(view, outcome, chartScale([outcome])),
      to: `${purchasePlanPath()}?${query}#${resultId}` as SitePath,
    },
    kinds: listingsByKind(site).map(({ kind, title, listings, total, isComplete }) => ({
      title,
      all: isComplete
        ? undefined
        : {
            text: interpolate(texts.all[kind], { number: format.number(total) }),
            to: kind === "property" ? buyPath : (offPlanPath as SitePath),
          },
      homes: listings.map((listing) => {
        const shown = show(site, listing);
        const { id, place, mainPrice, statedDollars, converted } = shown;
        return {
          title: shown.title,
          place,
          // A project without a price has no conversion either.
          prices: [
            ...statedDollars.map(({ currency }) => ({ currency, text: shown.statedPrice })),
            ...converted.map(({ currency, text }) => ({
              currency,
              text: `${mainPrice} (${text})`,
            })),
          ],
          picture: coverOf(site, listing),
          to: `${purchasePlanPath(id)}#${homesId}` as SitePath,
        };
      }),
      own: {
        title: view.messages.choice.own[ownOf[kind]],
        to: `${purchasePlanPath(ownHomes[ownOf[kind]])}#${homesId}` as SitePath,
      },
    })),
  };
}

/** The query of a plan, without empty fields. */
function planQuery(query: URLSearchParams): string {
  const given = [...query].filter(([name, value]) => name === "start" || value !== "");
  // A comma needs no escape, and numbers have many.
  return String(new URLSearchParams(given)).replaceAll("%2C", ",");
}

/** The public address of a plan. */
const planAddress = ({ locale, origin }: Site, query: URLSearchParams) =>
  `${new URL(localePath(locale, purchasePlanPath()), origin).href}?${planQuery(query)}`;

/** The query with the homes of a shortlist chosen, if it has one. */
function withListedHomes({ advertised }: Site, query: URLSearchParams): URLSearchParams {
  const ids = query.get(listedHomes);
  if (ids === null) return query;
  const all = [...advertised.properties, ...advertised.projects];
  const listed = idsIn(ids).flatMap((id) => all.find((listing) => listing.id === id) ?? []);
  return new URLSearchParams(
    plannedListings(listed).map(({ id }, index) => [chosenHome(index + 1), id]),
  );
}

/** A home in the subject of a message, with its figures. */
interface AskedHome {
  title: string;
  figures: string;
}

/** The fields that the line of each home states, and the one without a figure. */
const isStatedInLine = /^(price|handover|before)\d$|^currency$/;

const isOfItaly = ({ name }: PlanField) => ["italy", "ivie", "irpef"].includes(name);

/** What was entered into fields: "Loan at handover, % of the price: 50; Interest rate, % a year: 4.5". */
const enteredFigures = (fields: readonly PlanField[]): string =>
  fields
    .flatMap(({ name, label, defaultValue, options }) => {
      if (!defaultValue || defaultValue === "0" || isStatedInLine.test(name)) return [];
      const chosen = options?.find(({ value }) => value === defaultValue);
      return [`${label}: ${chosen?.label ?? defaultValue}`];
    })
    .join("; ");

/**
 * The subject of a message about a plan. `about` is its text: each home with its figures, what was entered, and the
 * address that restores them; as much of it as fits, so that no figure is cut. `parts` are for the page, if there is an
 * address.
 */
export function planSubject(site: Site, query: URLSearchParams) {
  const { format } = site;
  const view = planView(site, withListedHomes(site, query));
  const { form, messages, money, monthName } = view;
  const { ask, head } = messages;
  const outcomes = new Map(form.completeHomes.map((home) => [home, outcomeOf(home, form)]));
  const withFigures = (
    names: readonly ("price" | "plan" | "worst" | "loan" | "netRent" | "rate")[],
  ) =>
    form.homes.map((home): AskedHome => {
      const { title } = home;
      const result = outcomes.get(home);
      if (!result) return { title, figures: "" };
      const { worst } = result.outcome;
      const { before } = home.values;
      const figureOf = (id: MainFigure["id"]) => {
        const figure = mainFigures(view, result.plan, result.outcome).find((one) => one.id === id);
        return figure?.text && !figure.isMissing ? `${figure.term}: ${figure.text}` : "";
      };
      const texts = {
        price: format.money(result.plan.price, "AED"),
        plan:
          before === undefined
            ? ""
            : interpolate(ask.plan, {
                month: monthName(home.handover),
                before: format.percentInSentence(before),
              }),
        worst: interpolate(ask.worst, {
          worst: money(-worst.amount),
          month: format.month(worst.month, "short"),
        }),
        loan: figureOf("loan"),
        netRent: figureOf("netRent"),
        rate: figureOf("rate"),
      };
      return { title, figures: format.commaList(names.map((name) => texts[name]).filter(Boolean)) };
    });
  const line = ({ title, figures }: AskedHome) =>
    format.commaList([title, figures].filter(Boolean));
  const titled = (homes: readonly string[]) =>
    [head.title, homes.join("; ")].filter(Boolean).join(": ");
  const homes = withFigures(["price", "plan", "worst", "loan", "netRent", "rate"]);
  const whole = titled(homes.map(line));
  const address = planAddress(site, query);
  const entered = [
    ...form.homes.map(({ title, fields }) => {
      const figures = enteredFigures(fields);
      return figures && homes.length > 1 ? `\u2068${title}\u2069: ${figures}` : figures;
    }),
    enteredFigures(
      [...form.commonFields, ...form.furtherFields].filter(
        (field) => form.isItalian || !isOfItaly(field),
      ),
    ),
  ].filter(Boolean);
  const texts = [
    ...(outcomes.size > 0
      ? [`${[whole, ...entered].join("; ")} ${address}`, `${whole} ${address}`]
      : []),
    whole,
    titled(withFigures(["price"]).map(line)),
    titled(homes.map(({ title }) => title)),
  ];
  const about = texts.find((text) => text.length <= maxSubject) ?? head.title;
  const parts = {
    title: interpolate(ask.subject, { titles: format.titles(homes.map(({ title }) => title)) }),
    homes: homes.map((home) => (homes.length > 1 ? line(home) : home.figures)),
    entered,
    path: `${purchasePlanPath()}?${planQuery(query)}` as SitePath,
  };
  return { about: cleanLine(about), parts: about.endsWith(address) ? parts : undefined };
}

/** The only home, if it is listed here: its page, from which most visitors come, and what is next there. */
function originOf({ site, form, messages }: PlanView) {
  const [home, ...others] = form.homes;
  if (!home?.listing || others.length > 0) return undefined;
  const { path, kind } = { ...show(site, home.listing), kind: home.listing.kind };
  const isViewed = kind === "property";
  return {
    title: home.title,
    to: path,
    action: isViewed
      ? site.messages.property.request
      : interpolate(messages.ask.back, { title: site.format.names([home.title]) }),
    actionTo: isViewed ? (`${path}#request` as SitePath) : path,
  };
}

/** The figures that are explained. */
const explained = ["paid", "worst", "breakEven", "netRent", "rate"] as const;

/**
 * The page of the purchase plan: the form and, once it is submitted, the result for each home without errors. For
 * loaders.
 */
export function purchasePlanContent(site: Site, query: URLSearchParams) {
  const view = planView(site, withListedHomes(site, query));
  const { form, messages } = view;
  const outcomes = form.completeHomes.map((home) => outcomeOf(home, form));
  const scale = chartScale(outcomes);
  const address = planAddress(site, query);
  const figures = shownFigures(view, outcomes);
  const results = outcomes.map((outcome, index) =>
    homeResult(view, outcome, scale, figures[index] ?? []),
  );
  const assumed = outcomes.map(({ home, plan }) => ({
    title: home.title,
    ...assumptions(view, home, plan),
  }));
  const shown = new Set(results.flatMap((result) => result.figures.map(({ term }) => term)));
  return {
    /** Undefined once a home is chosen. */
    start: form.homes.length === 0 ? planStart(site) : undefined,
    isFinished: form.homes.length > 0 && form.homes.every(({ known }) => known.isReady),
    origin: originOf(view),
    choices: form.choices,
    furtherChoices: form.furtherChoices,
    example: form.example,
    homes: form.homes.map((home) => ({
      number: home.number,
      id: home.id,
      title: home.title,
      picture: coverOf(site, home.listing),
      facts: home.facts,
      ...foldedFields(home),
    })),
    commonFields: form.commonFields,
    furtherTitle: form.furtherTitle,
    furtherFields: form.furtherFields,
    hasFurtherFigures: form.hasFurtherFigures,
    isSubmitted: form.isSubmitted,
    hasFigures: form.hasFigures,
    errors: form.errors,
    results,
    /** What is not counted as it was entered: a refused sale changes more than a loan. */
    warnings: [
      ...incompleteWarnings(view),
      ...[saleWarning, loanWarning].flatMap((warning) =>
        outcomes.flatMap((outcome) => warning(view, outcome)),
      ),
    ],
    headline: results.length > 0 ? headline(view, outcomes) : "",
    scale: interpolate(messages.result.chart[results.length > 1 ? "scale" : "lead"], {
      height: view.money(scale.height),
    }),
    scenarios: scenarioTable(view, outcomes),
    quarters: quarterTable(view, outcomes),
    assumptions: assumptionTable(view, assumed),
    /** How the figures, the flows and the amounts of all homes are counted. */
    counting: [
      ...explained.flatMap((id) => {
        const { name, note } = messages.result[id];
        return shown.has(name) ? [`${name}: ${note}`] : [];
      }),
      ...new Set(assumed.flatMap(({ counting }) => counting)),
      rateNote(view),
    ],
    /** On paper: the firm and the day, and the address that restores the figures. */
    printed: site.format.names([company.name, site.format.date(officeDay(site.now))]),
    address,
    notes: [
      ...feeNotes(view, outcomes),
      form.isItalian ? messages.result.italy : messages.result.untaxed,
      messages.result.note,
    ],
    weekly: form.homes.some(({ known }) => known.register !== "ras-al-khaimah")
      ? weeklyLetting(site)
      : undefined,
    ask: contactPath({
      interest: "investing",
      ...(form.homes.length === 0 ? { about: messages.head.title } : { plan: planQuery(query) }),
    }),
  };
}

export type PurchasePlanContent = ReturnType<typeof purchasePlanContent>;
