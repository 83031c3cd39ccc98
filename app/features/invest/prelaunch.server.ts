import { costsChecked, type Register } from "~/content/costs";
import { rasAlKhaimahLaw } from "~/content/law";
import { rasAlKhaimah } from "~/content/market";
import type { PrelaunchProject, Unit } from "~/content/projects";
import type { CostRow } from "~/features/costs/cost-rows";
import { purchaseRows } from "~/features/costs/purchase.server";
import { contactPath } from "~/features/enquiries/contact-links";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { formatUnitPricePerArea, unitPricePerSquareFoot } from "~/listings/project";
import type { HighlightMessages, PrelaunchMessages } from "~/messages/en/off-plan";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

export function unitContent(
  site: Site,
  { title: project, units }: { title: string; units: readonly Unit[] },
) {
  const { format } = site;
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
          : interpolate(messages.size, { size: format.floorArea(squareFeet) }),
      price: priceFrom === undefined ? undefined : format.compactMoney(priceFrom, "AED"),
      converted:
        priceFrom === undefined
          ? ([] as CurrencyText[])
          : format.compactConvertedPrice({ aed: priceFrom }),
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
  const { format } = site;
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
                price: format.money(aed, "AED"),
              }),
              rows: purchaseRows(site, { aed, register }),
            },
          ],
    ),
    note: interpolate(isRasAlKhaimah ? purchase.noteRasAlKhaimah : purchase.note, {
      date: format.dateInSentence(costsChecked),
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

export function priceRows(site: Site, project: PrelaunchProject): CostRow[] {
  const { format } = site;
  const { prices, units: messages } = site.messages.prelaunch;
  return [
    {
      term: prices.interest,
      text: format.money(project.expressionOfInterest, "AED"),
      converted: format.compactConvertedPrice({ aed: project.expressionOfInterest }),
    },
    ...unitContent(site, project).map(({ type, size, price, converted }) => ({
      term: type,
      note: size,
      text: price === undefined ? messages.priceUnknown : interpolate(messages.from, { price }),
      converted,
    })),
  ];
}

export function prelaunchHead(
  { messages, format }: Site,
  { units, expressionOfInterest }: PrelaunchProject,
) {
  const { head } = messages.prelaunch;
  const price = (id: Unit["id"]) => {
    const unit: Unit | undefined = units.find((one) => one.id === id);
    return format.compactMoney(unit?.priceFrom ?? 0, "AED");
  };
  return {
    title: head.title,
    description: interpolate(head.description, {
      interest: format.money(expressionOfInterest, "AED"),
      studio: price("studio"),
      oneBedroom: price("one-bedroom"),
    }),
  };
}

export type HighlightIcon = keyof PrelaunchMessages["why"]["highlights"];

export function highlightContent(
  { messages: all, format }: Site,
  { expressionOfInterest, projection, yieldFrom }: PrelaunchProject,
) {
  const { highlights: messages } = all.prelaunch.why;
  const { transactions } = rasAlKhaimah;
  const figures: Record<HighlightIcon, Record<string, string>> = {
    entry: { amount: nonBreaking(format.money(expressionOfInterest, "AED")) },
    growth: {
      amount: nonBreaking(format.statedPricePerArea(projection.aedPerSquareFoot)),
      year: String(projection.year),
    },
    rent: { yield: format.percent(yieldFrom) },
    market: {
      rise: format.percent(transactions.rise),
      amount: nonBreaking(format.compactMoney(transactions.aed, "AED")),
    },
  };
  const highlight = (icon: HighlightIcon): HighlightMessages & { icon: HighlightIcon } => ({
    icon,
    title: interpolate(messages[icon].title, figures[icon]),
    description: interpolate(messages[icon].description, figures[icon]),
  });
  return (["entry", "growth", "rent", "market"] as const).map(highlight);
}
