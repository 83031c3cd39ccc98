import type { AmountRange } from "~/content/costs";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { addToRange, type Purchase, purchaseCosts, roundRangeToThousands } from "./purchase-costs";
import { type Tenancy, tenancyCosts } from "./tenancy-costs";

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
 * The costs besides a price or a rent, in one line: "plus about AED 97,000 to 101,000 in purchase costs".
 */
export const costsInBrief = (site: Site, property: Priced): string =>
  withCosts(site, property, "brief").text;

/**
 * The same as the title of the costs: "Costs of the purchase: about AED 97,000 to 101,000"; and the amount in the
 * currencies that visitors can choose.
 */
export const costsSummary = (site: Site, property: Priced): Pick<CostRow, "text" | "converted"> =>
  withCosts(site, property, "summary");

/** The price of a home for sale with the costs of its purchase: "With costs: AED 1,597,000 to 1,601,000". */
export function priceWithCosts(
  { format, messages }: Site,
  purchase: Purchase,
): Required<Pick<CostRow, "text" | "converted">> {
  const sum = addToRange(purchaseCosts(purchase).total, purchase.aed);
  const amount = format.exactMoneyRange(roundRangeToThousands(sum), "AED");
  return {
    text: interpolate(messages.costs.purchase.total, { amount }),
    converted: format.convertedRange(sum, purchase),
  };
}

type Priced = Tenancy & { purpose: "sale" | "rent" };

function withCosts(
  site: Site,
  property: Priced,
  text: "brief" | "summary",
): Pick<CostRow, "text" | "converted"> {
  const messages = site.messages.costs;
  const bought = property.purpose === "sale";
  const { total } = bought ? purchaseCosts(property) : tenancyCosts(property);
  const { [text]: template } = bought ? messages.purchase : messages.tenancy;
  const amount = site.format.exactMoneyRange(roundRangeToThousands(total), "AED");
  // The same as beside the total: converted from it, and rounded once.
  return { text: interpolate(template, { amount }), converted: site.format.convertedRange(total) };
}
