import type { AmountRange } from "~/content/costs";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { type Purchase, roundUpToThousands } from "./purchase-costs";

export interface CostRow {
  term: string;
  /** What it is a share of, or who pays it. */
  note?: string;
  text: string;
  /** The amount in the currencies that visitors can choose. */
  converted?: readonly CurrencyText[];
  /** Whether it is in large type. */
  isEmphasized?: true;
}

export interface CostsContent {
  title: string;
  /** In one line beside the price: "plus about AED 97,000 to 101,000 in purchase costs". */
  brief: string;
  /** As the title of the costs: "Costs of the purchase: about AED 97,000 to 101,000". */
  summary: ReturnType<typeof costSentence>;
  /**
   * The price with the costs of the purchase, "With costs: AED 1,597,000 to 1,601,000"; of a tenancy, what is paid with the
   * first of four rent cheques.
   */
  withPrice: ReturnType<typeof costSentence>;
  rows: readonly CostRow[];
  notes: readonly string[];
}

/**
 * An amount in AED, and in the currencies that visitors can choose.
 *
 * @param price included in the amount
 */
export const costAmounts = (
  { format }: Site,
  amount: AmountRange,
  price?: Pick<Purchase, "aed" | "usd">,
) => ({
  text: format.exactMoneyRange(amount, "AED"),
  converted: format.convertedRange(amount, price),
});

/**
 * A sentence with an amount, rounded up to thousands, and that rounded amount in the currencies that visitors can choose:
 * a visitor who converts the one gets the other.
 *
 * @param price included in the amount
 */
export const costSentence = (
  { format }: Site,
  template: string,
  amount: AmountRange,
  price?: Pick<Purchase, "aed" | "usd">,
) => {
  const rounded = roundUpToThousands(amount);
  return {
    text: interpolate(template, { amount: format.exactMoneyRange(rounded, "AED") }),
    converted: format.convertedRange(rounded, price),
  };
};
