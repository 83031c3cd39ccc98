import { loanInstalment } from "~/features/costs/payments";
import { loanAmount } from "~/features/costs/purchase-costs";
import { interpolate } from "~/format/interpolate";
import { isSoldWithoutLoan, loanLimit } from "./plan-assumptions.server";
import { inDirhams, type Outcome, type PlanView } from "./plan-view.server";
import {
  isSoldBeforeHandover,
  lastMonth,
  type PurchasePlan,
  type PurchaseResult,
} from "./purchase-flows";

/** The return in percent a year, or why there is none; undefined without a sale. */
export function rateText(
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

/** A main figure of a home. */
export interface MainFigure {
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
    text: view.moneyOfMonth(instalment),
    notes: [
      ...inDirhams(view, instalment),
      interpolate(note, {
        amount: view.money(amount),
        years: view.site.format.number(plan.loan.years, 2),
      }),
    ],
  };
}

/** That a loan is counted with less than was entered. */
export function loanWarning(
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

/** Whether the money is back only because the home is sold then. */
const isBackWithSale = ({ plan, breakEven }: PurchaseResult): boolean =>
  breakEven !== undefined && breakEven === plan.sale?.month;

/** Whether nothing is entered that could bring the money back. */
const isWithoutReceipts = ({ rent, sale }: PurchasePlan): boolean => rent === 0 && !sale;

/** The main figures of a home. The loan comes before the rent that it is repaid from. */
export function mainFigures(
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
export function shownFigures(view: PlanView, outcomes: readonly Outcome[]) {
  const all = outcomes.map(({ plan, outcome }) => mainFigures(view, plan, outcome));
  const isShown = (id: MainFigure["id"]) =>
    all.some((figures) =>
      figures.some((figure) => figure.id === id && figure.text && !figure.isMissing),
    );
  return all.map((figures) => figures.filter(({ id }) => isShown(id)));
}

/** The answer in a sentence: what is paid, how much own money is tied up, and when it is back. */
export function headline(view: PlanView, outcomes: readonly Outcome[]): string {
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
