import { nonBreaking } from "~/format/interpolate";
import { type Currency, roundToHundreds } from "~/format/money";
import { show } from "~/listings/listing";
import type { Site } from "~/site/site";
import type { SourceLink } from "~/ui/sources";
import { purchaseOf } from "./plan-assumptions.server";
import { type PlanForm, planForm, type PlannedHome } from "./plan-form.server";
import { purchaseResult } from "./purchase-flows";

/** A home with what its purchase amounts to. */
export function outcomeOf(home: PlannedHome, form: PlanForm) {
  const outcome = purchaseResult(purchaseOf(home, form));
  return { home, plan: outcome.plan, outcome };
}

export type Outcome = ReturnType<typeof outcomeOf>;

/** The formats of amounts in a currency: in dirhams if there is no rate. */
export function amountsIn({ format }: Site, wanted: Currency) {
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
    /** To the whole unit, for what is paid each month: rounded, twelve of it are not a year's. @param aed not negative */
    moneyOfMonth: (aed: number) => nonBreaking(format.money(Math.round(aed / perUnit), currency)),
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
export function planView(site: Site, query: URLSearchParams) {
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
export const inDirhams = (
  { site: { format }, currency }: PlanView,
  aed: number,
): readonly string[] => (currency === "AED" ? [] : [nonBreaking(format.money(aed, "AED"))]);

/** A table of figures: the homes are columns, or the only home has columns of its own. */
export interface PlanTable {
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

export const noCell = ["–"];
