import type { Range } from "~/content/costs";
import { interpolate } from "~/format/interpolate";
import { formatExactMoneyRange, formatExactRangeInDollars } from "~/format/money";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";
import { purchaseCosts, roundToThousands } from "./purchase-costs";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

/** A cost, or what costs come to, as it is shown. */
export interface CostRow {
  term: string;
  /** What it is a share of, or whom it falls on. */
  note?: string;
  text: string;
  /** The same in dollars, of an amount. */
  about?: string;
  /** Whether it is what those above come to. */
  sum?: true;
}

/** What a page says of costs, as it is shown. */
export interface CostsContent {
  title: string;
  rows: readonly CostRow[];
  notes: readonly string[];
  /** The questions of a loan, where one can be asked for. */
  loan?: { fields: readonly QuestionField[]; submit: string };
}

/** A question of a form in the address. */
export interface QuestionField {
  name: string;
  label: string;
  hint: string | undefined;
  /** As it was typed. */
  defaultValue: string;
  required: boolean;
  /** Its hint says already that it may be left out, or what then is. */
  unmarked?: boolean;
  error: string | undefined;
}

/** An amount as a row shows it, in both currencies. */
export const costAmounts = (locale: Locale, messages: CostsMessages, amount: Range) => ({
  text: formatExactMoneyRange(locale, amount, "AED"),
  about: interpolate(messages.about, { amount: formatExactRangeInDollars(locale, amount) }),
});

/**
 * What comes on top of a price, or at the start of a tenancy, in one line near it: "plus about AED 97,000 to
 * 101,000 in purchase costs".
 */
export function costsInBrief(
  locale: Locale,
  messages: CostsMessages,
  property: Tenancy & { purpose: "sale" | "rent" },
): string {
  const bought = property.purpose === "sale";
  const { total } = bought ? purchaseCosts(property) : tenancyCosts(property);
  const { brief } = bought ? messages.purchase : messages.tenancy;
  return interpolate(brief, {
    amount: formatExactMoneyRange(locale, roundToThousands(total), "AED"),
  });
}
