import { language } from "~/content/language";
import { offerWords } from "~/content/listing-words";
import type { Property } from "~/content/properties";
import { dirhams } from "~/format/currency";
import { onOneLine } from "~/format/non-breaking";
import { inWords } from "~/format/number-word";
import { filterProperties } from "./filter-properties";

const places = new Intl.ListFormat(language.tag, { type: "conjunction" });

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
  const where = places.format(new Set(found.map(({ district }) => onOneLine(district))));
  const sentence = found.length === 1 ? offerWords.one : offerWords.some;
  return sentence(inWords(found.length), purpose, where, onOneLine(dirhams(first.amount)));
}
