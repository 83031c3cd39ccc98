import type { Range } from "~/content/costs";
import { interpolate } from "~/format/interpolate";
import { formatExactMoneyRange, formatExactRangeInDollars } from "~/format/money";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";
import { type Purchase, purchaseCosts, roundToThousands } from "./purchase-costs";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

/** A cost or a total, formatted. */
export interface CostRow {
  term: string;
  /** What it is a share of, or who pays it. */
  note?: string;
  text: string;
  /** The amount in dollars. */
  about?: string;
  /** Whether it is the total of the rows above. */
  sum?: true;
}

/** The costs of a page, formatted. */
export interface CostsContent {
  title: string;
  rows: readonly CostRow[];
  notes: readonly string[];
  /** The form of the loan, if the page has one. */
  loan?: { fields: readonly QuestionField[]; submit: string };
}

/** A field of a calculation's form. */
export interface QuestionField {
  name: string;
  label: string;
  hint: string | undefined;
  /** The submitted text. */
  defaultValue: string;
  required: boolean;
  /** Whether its hint says that it is optional. */
  unmarked?: boolean;
  error: string | undefined;
}

/**
 * An amount in both currencies.
 *
 * @param price included in the amount. If it is stated in dollars too, only the rest is converted.
 */
export const costAmounts = (
  locale: Locale,
  messages: CostsMessages,
  amount: Range,
  price?: Pick<Purchase, "aed" | "usd">,
) => {
  const stated = price?.usd === undefined ? 0 : price.aed;
  const converted = { from: amount.from - stated, to: amount.to - stated };
  return {
    text: formatExactMoneyRange(locale, amount, "AED"),
    about: interpolate(messages.about, {
      amount: formatExactRangeInDollars(locale, converted, price?.usd),
    }),
  };
};

/**
 * The costs besides a price or a rent, in one line: "plus about AED 97,000 to 101,000 in purchase costs".
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
