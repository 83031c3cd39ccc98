import type { PrelaunchProject, Unit } from "~/content/projects";
import { costsChecked } from "~/data/costs";
import { rasAlKhaimah } from "~/data/market";
import { purchaseRows } from "~/features/costs/purchase-content";
import { contactPath } from "~/features/enquiries/contact-path";
import { formatDateInSentence } from "~/format/date";
import { fill } from "~/format/fill";
import { formatFloorArea } from "~/format/floor-area";
import { formatCompactMoney, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { CostsWords } from "~/messages/contract/costs";
import type { HighlightWords, PrelaunchWords } from "~/messages/contract/investment";
import { findPicture } from "~/pictures/find-picture";

type Palazzo = PrelaunchProject;

/**
 * What a unit costs for each square foot, to the nearest ten.
 *
 * @returns in AED; undefined where its size or its price is not known
 */
export function pricePerSquareFoot({ squareFeet, priceFrom }: Unit): number | undefined {
  if (squareFeet === undefined || priceFrom === undefined) return undefined;
  return Math.round(priceFrom / squareFeet / 10) * 10;
}

/** The kinds of home, smallest first, in words and figures. */
export function unitContent(
  locale: Locale,
  words: PrelaunchWords["units"],
  { title: project, units }: Palazzo,
) {
  return units.map((unit: Unit) => {
    const { id, squareFeet, priceFrom } = unit;
    const perSquareFoot = pricePerSquareFoot(unit);
    const type = words.types[id];
    return {
      id,
      type,
      size:
        squareFeet === undefined
          ? words.sizeUnknown
          : fill(words.size, { size: formatFloorArea(locale, squareFeet) }),
      price: priceFrom === undefined ? undefined : formatCompactMoney(locale, priceFrom, "AED"),
      perSquareFoot:
        perSquareFoot === undefined
          ? ""
          : fill(words.perSquareFoot, { price: formatMoney(locale, perSquareFoot, "AED") }),
      picture: unit.picture ? findPicture(locale, unit.picture) : undefined,
      label: fill(words.actionFor, { type }),
      to: contactPath({ interest: "off-plan", about: fill(words.about, { project, type }) }),
    };
  });
}

/** What it costs to buy each kind of home that has a price, at the lowest one. */
export function unitCosts(
  locale: Locale,
  costs: CostsWords,
  words: PrelaunchWords["units"],
  { units, register }: Palazzo,
) {
  return {
    title: costs.purchase.title,
    units: units.flatMap(({ id, priceFrom: aed }: Unit) =>
      aed === undefined
        ? []
        : [
            {
              title: fill(words.costsTitle, {
                type: words.types[id],
                price: formatMoney(locale, aed, "AED"),
              }),
              rows: purchaseRows(locale, costs, { aed, register }).map(
                ({ term, note, text, about }) => ({ name: term, detail: note, price: text, about }),
              ),
            },
          ],
    ),
    note: fill(costs.purchase.noteRasAlKhaimah, {
      date: formatDateInSentence(locale, costsChecked),
    }),
  };
}

/** What it costs to begin: the Expression of Interest, then each kind of home. */
export function priceRows(
  locale: Locale,
  { prices, units: words }: PrelaunchWords,
  palazzo: Palazzo,
) {
  return [
    { name: prices.interest, price: formatMoney(locale, palazzo.expressionOfInterest, "AED") },
    ...unitContent(locale, words, palazzo).map(({ type, size, price }) => ({
      name: type,
      detail: size,
      price: price === undefined ? words.priceUnknown : fill(words.from, { price }),
    })),
  ];
}

/** What the page says of itself to search engines. */
export function prelaunchHead(
  locale: Locale,
  { head }: PrelaunchWords,
  { units, expressionOfInterest }: Palazzo,
) {
  const price = (id: Unit["id"]) => {
    const unit: Unit | undefined = units.find((one) => one.id === id);
    return formatCompactMoney(locale, unit?.priceFrom ?? 0, "AED");
  };
  return {
    title: head.title,
    description: fill(head.description, {
      interest: formatMoney(locale, expressionOfInterest, "AED"),
      studio: price("studio"),
      oneBedroom: price("one-bedroom"),
    }),
  };
}

/** Named by the line drawing that stands for it. */
export type HighlightIcon = keyof PrelaunchWords["why"]["highlights"];

/** What speaks for buying before this launch. */
export function highlightContent(
  locale: Locale,
  words: PrelaunchWords["why"]["highlights"],
  { expressionOfInterest, projection, yieldFrom }: Palazzo,
) {
  const { transactions } = rasAlKhaimah;
  const figures: Record<HighlightIcon, Record<string, string>> = {
    entry: { amount: nonBreaking(formatMoney(locale, expressionOfInterest, "AED")) },
    growth: {
      amount: nonBreaking(formatMoney(locale, projection.aedPerSquareFoot, "AED")),
      year: String(projection.year),
    },
    rent: { yield: formatPercent(locale, yieldFrom) },
    market: {
      rise: formatPercent(locale, transactions.rise),
      amount: nonBreaking(formatCompactMoney(locale, transactions.aed, "AED")),
    },
  };
  const highlight = (icon: HighlightIcon): HighlightWords & { icon: HighlightIcon } => ({
    icon,
    title: fill(words[icon].title, figures[icon]),
    description: fill(words[icon].description, figures[icon]),
  });
  return (["entry", "growth", "rent", "market"] as const).map(highlight);
}
