import { language } from "~/content/language";
import type { Property } from "~/content/properties";
import { dirhams } from "./currency";
import { filterProperties } from "./filter-properties";
import { inWords } from "./in-words";

const places = new Intl.ListFormat(language.tag, { type: "conjunction" });
const kinds = { sale: "for sale", rent: "to rent" } as const;

/**
 * What is on offer now, in a sentence: "Two homes for sale in Business Bay and Jumeirah, from
 * AED 1,500,000."
 *
 * @param homes the list that it speaks of
 */
export function onOffer(homes: readonly Property[], purpose: Property["purpose"]): string {
  const found = filterProperties(homes, { for: purpose, sort: "price-up" });
  const [first] = found;
  if (!first) return `No homes ${kinds[purpose]} today.`;
  const noun = found.length === 1 ? "home" : "homes";
  const where = places.format(new Set(found.map(({ district }) => district)));
  const from = found.length === 1 ? "at" : "from";
  return `${inWords(found.length)} ${noun} ${kinds[purpose]} in ${where}, ${from} ${dirhams(first.amount)}.`;
}
