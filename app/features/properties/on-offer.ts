import { offerWords } from "~/content/en/listing-words";
import type { Property } from "~/content/en/properties";
import { formatList } from "~/format/list";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { inWords } from "~/format/number-word";
import { defaultLocale } from "~/locale";
import { filterProperties } from "./filter-properties";

/**
 * What is on offer now, in a sentence: "Two homes for sale in Business Bay and Jumeirah, from
 * AED 1,500,000."
 *
 * @param homes the list that it speaks of
 */
export function onOffer(homes: readonly Property[], purpose: Property["purpose"]): string {
  const found = filterProperties(homes, { for: purpose, sort: "price-up" });
  const [first] = found;
  if (!first) return offerWords.none(purpose);
  const where = formatList(
    defaultLocale,
    new Set(found.map(({ district }) => nonBreaking(district))),
  );
  const sentence = found.length === 1 ? offerWords.one : offerWords.some;
  return sentence(
    inWords(found.length),
    purpose,
    where,
    nonBreaking(formatMoney(defaultLocale, first.amount, "AED")),
  );
}
