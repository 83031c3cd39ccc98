import { costsChecked, type Register } from "~/content/costs";
import { rasAlKhaimahLaw } from "~/content/law";
import { rasAlKhaimah } from "~/content/market";
import type { PrelaunchProject, Unit } from "~/content/projects";
import type { CostRow } from "~/features/costs/cost-content";
import { purchaseRows } from "~/features/costs/purchase-content";
import { contactPath } from "~/features/enquiries/contact-path";
import { type CurrencyText, compactConvertedPrice } from "~/format/converted-money";
import { formatDateInSentence } from "~/format/date";
import { formatFloorArea } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatCompactMoney, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatPercent } from "~/format/percent";
import { formatStatedPricePerArea } from "~/format/price-per-area";
import { formatUnitPricePerArea, unitPricePerSquareFoot } from "~/listings/project-figures";
import type { HighlightMessages, PrelaunchMessages } from "~/messages/en/prelaunch";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

/** The types of unit, the smallest first, formatted. */
export function unitContent(
  site: Site,
  { title: project, units }: { title: string; units: readonly Unit[] },
) {
  const { locale, rates } = site;
  const messages = site.messages.prelaunch.units;
  return units.map((unit) => {
    const { id, squareFeet, priceFrom } = unit;
    const perSquareFoot = unitPricePerSquareFoot(unit);
    const type = messages.types[id];
    return {
      id,
      type,
      size:
        squareFeet === undefined
          ? messages.sizeUnknown
          : interpolate(messages.size, { size: formatFloorArea(locale, squareFeet) }),
      price: priceFrom === undefined ? undefined : formatCompactMoney(locale, priceFrom, "AED"),
      converted:
        priceFrom === undefined
          ? ([] as CurrencyText[])
          : compactConvertedPrice(locale, { aed: priceFrom }, rates),
      perArea:
        perSquareFoot === undefined
          ? ""
          : interpolate(messages.perArea, {
              price: formatUnitPricePerArea(site, perSquareFoot),
            }),
      picture: unit.picture ? findPicture(site, unit.picture) : undefined,
      to: contactPath({
        interest: "off-plan",
        about: interpolate(messages.about, { project, type }),
      }),
    };
  });
}

/**
 * The purchase costs of each type of unit with a price, at its lowest price, with title and note; and the law
 * of Ras Al Khaimah for projects there.
 */
export function unitCosts(
  site: Site,
  { title, units = [], register }: { title: string; units?: readonly Unit[]; register: Register },
) {
  const { locale } = site;
  const { costs, prelaunch } = site.messages;
  const { purchase } = costs;
  const { costsTitle, types } = prelaunch.units;
  const isRasAlKhaimah = register === "ras-al-khaimah";
  return {
    title: purchase.title,
    lists: units.flatMap(({ id, priceFrom: aed }) =>
      aed === undefined
        ? []
        : [
            {
              title: interpolate(costsTitle, {
                type: types[id],
                price: formatMoney(locale, aed, "AED"),
              }),
              rows: purchaseRows(site, { aed, register }),
            },
          ],
    ),
    note: interpolate(isRasAlKhaimah ? purchase.noteRasAlKhaimah : purchase.note, {
      date: formatDateInSentence(locale, costsChecked),
    }),
    law: isRasAlKhaimah
      ? interpolate(prelaunch.law, {
          project: title,
          number: String(rasAlKhaimahLaw.value.number),
          year: String(rasAlKhaimahLaw.value.year),
        })
      : undefined,
  };
}

/** The Expression of Interest, then the price of each type of unit. */
export function priceRows(site: Site, project: PrelaunchProject): CostRow[] {
  const { locale } = site;
  const { prices, units: messages } = site.messages.prelaunch;
  return [
    { term: prices.interest, text: formatMoney(locale, project.expressionOfInterest, "AED") },
    ...unitContent(site, project).map(({ type, size, price }) => ({
      term: type,
      note: size,
      text: price === undefined ? messages.priceUnknown : interpolate(messages.from, { price }),
    })),
  ];
}

/** The title and the description for search engines. */
export function prelaunchHead(
  { locale, messages }: Site,
  { units, expressionOfInterest }: PrelaunchProject,
) {
  const { head } = messages.prelaunch;
  const price = (id: Unit["id"]) => {
    const unit: Unit | undefined = units.find((one) => one.id === id);
    return formatCompactMoney(locale, unit?.priceFrom ?? 0, "AED");
  };
  return {
    title: head.title,
    description: interpolate(head.description, {
      interest: formatMoney(locale, expressionOfInterest, "AED"),
      studio: price("studio"),
      oneBedroom: price("one-bedroom"),
    }),
  };
}

/** The name of a highlight's icon. */
export type HighlightIcon = keyof PrelaunchMessages["why"]["highlights"];

/** The reasons to buy before this launch. */
export function highlightContent(
  { locale, messages: all }: Site,
  { expressionOfInterest, projection, yieldFrom }: PrelaunchProject,
) {
  const { highlights: messages } = all.prelaunch.why;
  const { transactions } = rasAlKhaimah;
  const figures: Record<HighlightIcon, Record<string, string>> = {
    entry: { amount: nonBreaking(formatMoney(locale, expressionOfInterest, "AED")) },
    growth: {
      amount: nonBreaking(formatStatedPricePerArea(locale, projection.aedPerSquareFoot)),
      year: String(projection.year),
    },
    rent: { yield: formatPercent(locale, yieldFrom) },
    market: {
      rise: formatPercent(locale, transactions.rise),
      amount: nonBreaking(formatCompactMoney(locale, transactions.aed, "AED")),
    },
  };
  const highlight = (icon: HighlightIcon): HighlightMessages & { icon: HighlightIcon } => ({
    icon,
    title: interpolate(messages[icon].title, figures[icon]),
    description: interpolate(messages[icon].description, figures[icon]),
  });
  return (["entry", "growth", "rent", "market"] as const).map(highlight);
}
