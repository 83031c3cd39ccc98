import { costsChecked, purchaseFigures } from "~/content/costs";
import { monthsToHandover, offPlanExample } from "~/content/investment-pages";
import { italianTax, lawChecked } from "~/content/law";
import { projectPlace } from "~/content/places";
import { hasUnknownMortgageFee } from "~/features/costs/purchase-costs";
import { purchaseRows } from "~/features/costs/purchase.server";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Currency } from "~/format/money";
import { factStatus, statusText } from "~/listings/fact-sources";
import type { PurchasePlanMessages } from "~/messages/en/purchase-plan";
import { linkedSources, type SourceLink } from "~/ui/sources";
import { pricedPurchase, purchaseFees } from "./known-facts.server";
import type { HomeParameter } from "./parameters";
import type { PlanForm, PlannedHome } from "./plan-form.server";
import type { PlanView } from "./plan-view.server";
import {
  addMonths,
  isSoldBeforeHandover,
  lettingYears,
  type PlannedPayment,
  type PurchasePlan,
  shareAtHandover,
} from "./purchase-flows";

/** The quarterly payments of a year. */
const paymentsPerYear = 4;

/** The payments of a home: the developer's instalments, unless the visitor changed their shares. */
function payments({ known, values }: PlannedHome): readonly PlannedPayment[] {
  if (known.isReady) return [{ share: 100, stage: "handover" }];
  const { before = 0, signing = 0, after = 0, afterYears = 1 } = values;
  const isAsStated =
    signing === 0 &&
    before === known.figures.before?.value &&
    after === (known.figures.after?.value ?? 0);
  if (known.instalments && isAsStated) return known.instalments;
  const later = after === 0 ? 0 : Math.round(afterYears * paymentsPerYear);
  return [
    { share: signing, stage: "booking" as const },
    { share: before - signing, stage: "construction" as const },
    { share: 100 - before - after, stage: "handover" as const },
    ...Array.from({ length: later }, () => ({
      share: after / later,
      stage: "after-handover" as const,
    })),
  ].filter(({ share }) => share > 0);
}

/** The share of the price that is lent, in percent: of the share entered, what is due at handover. */
const loanShareOf = (home: PlannedHome, { common }: PlanForm): number =>
  Math.min(
    common.loan ?? 0,
    // Shares of equal payments are not exact.
    Math.round(shareAtHandover({ payments: payments(home), handover: home.handover }) * 100) / 100,
  );

/** The figures that a loan is counted with. */
const loanParameters = ["loan", "rate", "years"] as const;

/** What is missing of a loan that was entered in part: such a loan is not counted. */
export const missingOfLoan = ({ common }: PlanForm) => {
  const missing = loanParameters.filter((name) => common[name] === undefined);
  return common.loan === 0 || missing.length === loanParameters.length ? [] : missing;
};

/** Whether a loan was entered for a contract that is sold before handover: it has none. */
export const isSoldWithoutLoan = (plan: PurchasePlan): boolean =>
  plan.loan !== undefined && isSoldBeforeHandover(plan);

/** The share of the price that is lent and the one that was entered, if it is more than what is due at handover. */
export function loanLimit(home: PlannedHome, form: PlanForm, plan: PurchasePlan) {
  if (isSoldBeforeHandover(plan)) return undefined;
  const { loan: entered = 0 } = form.common;
  const counted = loanShareOf(home, form);
  return missingOfLoan(form).length === 0 && entered > counted ? { counted, entered } : undefined;
}

/** The fees of a home, with the upper end of each range: those due with the price, and those due with the loan. */
function feesOf({ known, values }: PlannedHome, loanShare: number) {
  const { lines } = purchaseFees(known, values.price ?? 0, loanShare);
  const [withLoan, withPrice] = [true, false].map((isOfLoan) =>
    lines
      .filter(({ id }) => (id === "mortgage") === isOfLoan)
      .reduce((sum, { amount }) => sum + amount.to, 0),
  );
  return { fees: withPrice ?? 0, loanFees: withLoan ?? 0 };
}

/** The purchase of a home with the figures of the form. */
export function purchaseOf(home: PlannedHome, form: PlanForm): PurchasePlan {
  const { price = 0, rent = 0, service = 0, sale } = home.values;
  const { vacancy = 0, management = 0, rate = 0, years = 0, saleCosts = 0 } = form.common;
  const { ivie = 0, irpef = 0 } = form.common;
  const loan = missingOfLoan(form).length > 0 ? 0 : loanShareOf(home, form);
  return {
    start: form.start,
    price,
    payments: payments(home),
    ...feesOf(home, loan),
    handover: home.handover,
    delay: 0,
    rent,
    vacancy,
    management,
    serviceCharge: service,
    ...(loan > 0 && { loan: { share: loan, rate, years } }),
    ...(sale !== undefined &&
      form.saleMonth !== "" && { sale: { month: form.saleMonth, price: sale, costs: saleCosts } }),
    resale: form.common.resale,
    ...(form.isItalian && {
      italy: { ofPrice: ivie, taxedRent: italianTax.taxedRent.value, ofRent: irpef },
    }),
  };
}

/** Who states an assumption, in the order of the page. */
export const authorities = [
  "yours",
  "developer",
  "seller",
  "dubai",
  "rasAlKhaimah",
  "italy",
  "europeanBank",
  "uaeBank",
  "usual",
  "ours",
] as const satisfies readonly (keyof PurchasePlanMessages["result"]["assumptions"]["by"])[];

type Authority = (typeof authorities)[number];

/** Who states each fee of a purchase. "usual": no official text has the amount that is counted. */
const feeAuthorities: Record<keyof typeof purchaseFigures, Authority> = {
  transfer: "dubai",
  trustee: "dubai",
  deed: "usual",
  noc: "usual",
  brokerage: "usual",
  mortgage: "dubai",
  oqood: "usual",
  rasAlKhaimahTransfer: "rasAlKhaimah",
  rasAlKhaimahEntry: "usual",
};

/** An assumption, with who states it. */
export interface Assumption {
  by: Authority;
  term: string;
  text: string;
  /** Who pays it, of a fee. */
  note?: string | undefined;
  /** What else is known of the source, and links. */
  source?: string | undefined;
  sources?: readonly SourceLink[];
}

/** Whether a figure is the one that the form of another page was filled with. */
const isExample = (name: string, figure: number | undefined): boolean =>
  Object.entries(offPlanExample).some(([key, value]) => key === name && value === figure);

/** The figures of the fields for one home, with who states each. */
function homeAssumptions(
  { site, form, messages, monthName }: PlanView,
  home: PlannedHome,
): Assumption[] {
  const { format } = site;
  const { id, listing, fields, known, values, atHandover } = home;
  const texts = messages.result.assumptions;
  const sourceOf = (name: HomeParameter) => {
    if (name === "before" && atHandover !== undefined)
      return interpolate(texts.remainder, { share: format.percent(atHandover) });
    if (name === "price" && known.unit)
      return interpolate(texts.startingPrice, {
        unit: site.messages.prelaunch.units.types[known.unit],
      });
    if (name === "handover" && listing?.kind === "project")
      return statusText(factStatus(site, listing, name));
    return undefined;
  };
  const stated = fields.flatMap(({ name, label, defaultValue, isAmount }): Assumption[] => {
    if (!defaultValue) return [];
    const key = name.replace(/\d$/, "") as keyof typeof known.figures;
    const fact = known.figures[key];
    const isKnown =
      fact !== undefined && (isAmount ? values[key] === fact.value : defaultValue === fact.value);
    const text = isAmount ? format.number(values[key] ?? 0, 2) : monthName(defaultValue);
    const isOfExample =
      key === "handover"
        ? defaultValue === addMonths(form.start, monthsToHandover)
        : isExample(key, values[key]);
    if (!isKnown && form.example === id && isOfExample)
      return [{ by: "ours", term: label, text, source: texts.example }];
    if (!isKnown)
      return [
        {
          by: "yours",
          term: label,
          text,
          ...(key === "before" && { source: sourceOf(key) }),
        },
      ];
    const by = fact.source === "listing" ? "ours" : fact.source;
    return [{ by, term: label, text, source: sourceOf(key) }];
  });
  const isPlaceKnown =
    listing && (listing.kind === "property" || projectPlace(site.locale, listing) !== "");
  const { name, dubai } = texts.emirate;
  return isPlaceKnown ? stated : [...stated, { by: "ours", term: name, text: dubai }];
}

/** The European Central Bank's reference rates. */
const ratesSource =
  "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html";

/** A report on the words of the Central Bank's governor: no page of the bank with the rate was read. */
const pegSource =
  "https://english.alarabiya.net/business/economy/2014/12/01/UAE-central-bank-chief-says-to-keep-currency-peg-to-dollar";

/** The rates that amounts are converted with. */
function exchangeRates({ site, messages, currency, perUnit }: PlanView): Assumption[] {
  const { format, rates } = site;
  if (currency === "AED") return [];
  const texts = messages.result.assumptions.exchange;
  const rate = (unit: Currency, dirhams?: number) =>
    interpolate(texts.rate, {
      rate: nonBreaking(format.peg(dirhams)),
      unit: nonBreaking(format.currencyUnit(unit)),
    });
  const peg: Assumption = {
    by: "uaeBank",
    term: texts.dollar,
    text: rate("USD"),
    source: texts.fixed,
    sources: linkedSources([pegSource]),
  };
  if (currency === "USD" || !rates) return [peg];
  return [
    {
      by: "europeanBank",
      term: texts.name,
      text: rate(currency, perUnit),
      source: interpolate(texts.day, { date: nonBreaking(format.date(rates.date)) }),
      sources: linkedSources([ratesSource]),
    },
    peg,
  ];
}

export interface Assumptions {
  /** In the order of the form. */
  rows: readonly Assumption[];
  /** What has no figure: "rent and a loan"; "" if everything has one. */
  leftOut: string;
  /** How the flows are counted. */
  counting: readonly string[];
}

/** What may cost or bring money and has no figure: the names of its fields in the messages. */
function leftOutFacts(plan: PurchasePlan, { register }: PlannedHome["known"]) {
  const { rent, vacancy, management, serviceCharge, loan, sale } = plan;
  const ofHome = {
    rent,
    service: serviceCharge,
    ...(rent > 0 && { vacancy, management }),
    loan: loan?.share,
    ...(loan && hasUnknownMortgageFee(register) && { mortgage: undefined }),
  };
  // A contract that is sold before handover has no rent, charges or loan. Each developer sets its own fee for the sale.
  const figures = {
    ...(isSoldBeforeHandover(plan) ? { resaleNoc: undefined } : ofHome),
    ...(sale ? { saleCosts: sale.costs } : { sale: undefined }),
  };
  return Object.entries(figures).flatMap(([name, figure]) =>
    figure ? [] : [name as keyof PurchasePlanMessages["result"]["assumptions"]["leftOutFacts"]],
  );
}

/** Each assumption, with who states it and when it was checked. */
export function assumptions(view: PlanView, home: PlannedHome, plan: PurchasePlan): Assumptions {
  const { site, form, messages } = view;
  const { format } = site;
  const texts = messages.result.assumptions;
  const checked = (day: string) =>
    interpolate(texts.checked, { date: nonBreaking(format.date(day)) });
  const { price = 0 } = home.values;
  // A contract that is sold before handover has no loan.
  const loan = isSoldBeforeHandover(plan) ? 0 : (plan.loan?.share ?? 0);
  const isWithoutLoan = isSoldWithoutLoan(plan);
  const isLoanIncomplete = missingOfLoan(form).length > 0;
  const limit = loanLimit(home, form, plan);
  const costs = purchaseRows(site, pricedPurchase(home.known, price), loan);
  const fees = purchaseFees(home.known, price, loan).lines.flatMap(({ id, amount }, index) => {
    const fee = costs[index]?.term ?? "";
    const row = (by: Authority, term: string, aed: number, note?: string): Assumption => ({
      by,
      term,
      text: nonBreaking(format.money(aed, "AED")),
      note,
      source: checked(costsChecked),
      sources: linkedSources(purchaseFigures[id].sources),
    });
    const by = feeAuthorities[id];
    if (id !== "transfer" && id !== "rasAlKhaimahTransfer")
      return [row(by, fee, amount.to, costs[index]?.note)];
    // The law shares it between the seller and the buyer.
    const half = Math.round(amount.to / 2);
    const share = purchaseFigures[id].value;
    const { halves } = texts;
    const note = interpolate(halves.note, {
      half: format.percentInSentence(share / 2),
      share: format.percent(share),
    });
    return [
      row(by, interpolate(halves.law, { fee }), half, `${note} ${halves.laws[id]}`),
      row("usual", interpolate(halves.usual, { fee }), amount.to - half, note),
    ];
  });
  const taxes = new Set(["italy", "ivie", "irpef"]);
  const ofItaly = (
    id: "ivie" | "taxedRent",
    term: string,
    text: string,
    note: string,
  ): Assumption => ({
    by: "italy",
    term,
    text,
    note,
    source: checked(lawChecked),
    sources: linkedSources(italianTax[id].sources),
  });
  const { name: taxedRentName, note: taxedRentNote } = texts.italianLaws.taxedRent;
  const taxedRent = format.number(italianTax.taxedRent.value);
  const common = [...form.commonFields, ...form.loanFields, ...form.furtherFields].flatMap(
    (field): Assumption[] => {
      const { name, label, defaultValue, options, isAmount } = field;
      const isLeftOut = name === "currency" || (taxes.has(name) && !form.isItalian);
      if (!defaultValue || isLeftOut) return [];
      if (isLoanIncomplete && loanParameters.some((one) => one === name)) return [];
      if (isWithoutLoan && name === "loan")
        return [{ by: "ours", term: label, text: "0", source: texts.soldBefore }];
      if (isWithoutLoan && (name === "rate" || name === "years")) return [];
      const figure = form.common[name as keyof typeof form.common];
      const isLaw = name === "ivie" && form.common.ivie === italianTax.ivie.value.share;
      if (name === "loan" && limit) {
        const source = interpolate(texts.loanLimit, {
          entered: format.percentInSentence(limit.entered),
        });
        return [{ by: "ours", term: label, text: format.number(limit.counted, 2), source }];
      }
      if (form.example && isExample(name, figure))
        return [
          { by: "ours", term: label, text: format.number(figure ?? 0, 2), source: texts.example },
        ];
      const isToday = name === "start" && form.isStartToday;
      const text = isAmount
        ? format.number(figure ?? 0, 2)
        : (options?.find(({ value }) => value === defaultValue)?.label ?? defaultValue);
      if (isLaw) return [ofItaly("ivie", label, text, texts.italianLaws.ivie)];
      if (isToday) return [{ by: "ours", term: label, text, source: texts.today }];
      return [{ by: "yours", term: label, text }];
    },
  );
  const rows = [
    ...homeAssumptions(view, home),
    ...fees,
    ...common,
    ...(form.isItalian && plan.rent > 0
      ? [ofItaly("taxedRent", taxedRentName, taxedRent, taxedRentNote)]
      : []),
    ...exchangeRates(view),
  ];
  const isSpread = plan.payments.some(({ stage }) => stage === "construction");
  const isPaidAfterHandover = plan.payments.some(
    ({ stage, day = "" }) => stage === "after-handover" || day.slice(0, 7) > plan.handover,
  );
  return {
    rows,
    leftOut: format.list(leftOutFacts(plan, home.known).map((name) => texts.leftOutFacts[name])),
    counting: [
      texts.first,
      ...(loan > 0 && plan.loanFees > 0 ? [texts.loanFees] : []),
      ...(loan > 0 && isPaidAfterHandover ? [texts.loanAtHandover] : []),
      ...(isSpread ? [texts.quarterly] : []),
      ...(plan.sale ? [] : [interpolate(texts.horizon, { years: format.number(lettingYears) })]),
      ...(plan.rent > 0 && !isSoldBeforeHandover(plan) ? [texts.letting] : []),
      ...(home.known.isReady ? [] : [texts.delay]),
      ...(isSoldBeforeHandover(plan) && plan.resale === undefined ? [texts.consent] : []),
      texts.growth,
      texts.upper,
    ],
  };
}
