import type { Area } from "~/content/areas";
import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { purchaseCosts, roundToThousands } from "~/features/costs/purchase-costs";
import { tenancyCosts } from "~/features/costs/tenancy-costs";
import { type CountForms, formatCount } from "~/format/count";
import { floorAreaInBothUnits } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatInOtherCurrency, formatMoney, formatExactMoneyRange } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/contract/messages";
import { guidePath, propertyPath } from "./find-property";
import { type CardData, propertyCard } from "./property-card-data";

/** What a row says of one home. */
export interface ComparisonCell {
  text: string;
  /** What stands small under it. */
  note?: string;
  /** What an agent would point out: "Lowest of these". */
  mark?: string;
  link?: { text: string; to: SitePath };
}

/** One fact of all homes: a cell for each, or a single one where it is the same of every home. */
export interface ComparisonRow {
  name: string;
  /** How it is set: a `figure` large, `words` as text, a `list` line by line. */
  look: "figure" | "words" | "list";
  alike: boolean;
  cells: readonly ComparisonCell[];
}

export interface Comparison {
  homes: readonly CardData[];
  rows: readonly ComparisonRow[];
  /** What stands beside what is the same of all of them. */
  alike: string;
  /** What an agent would point out first, as sentences. */
  points: readonly string[];
}

/** What every home of some costs for a square foot, in AED; a rent is not compared with a price. */
const rateOf = ({ purpose, aed, areaSqFt }: Property) =>
  purpose === "sale" ? aed / areaSqFt : undefined;

/** The one home of some that has the most of something; none where two have, or only one has any. */
function foremost(homes: readonly Property[], amount: (home: Property) => number | undefined) {
  const measured = homes
    .flatMap((home) => ({ home, value: amount(home) ?? [] }))
    .filter((entry): entry is { home: Property; value: number } => typeof entry.value === "number")
    .toSorted((a, b) => b.value - a.value);
  const [first, second] = measured;
  return first && second && first.value > second.value ? first.home : undefined;
}

function rowOf(
  look: ComparisonRow["look"],
  name: string,
  cells: readonly ComparisonCell[],
): ComparisonRow {
  const [first] = cells;
  const alike =
    cells.length > 1 && cells.every((cell) => JSON.stringify(cell) === JSON.stringify(first));
  return { name, look, alike, cells: alike && first ? [first] : cells };
}

/** Price, and the dollars that it comes to or is stated in. */
function priceCell(
  locale: Locale,
  messages: Messages,
  { aed, usd, purpose }: Property,
): ComparisonCell {
  const dollars =
    usd === undefined
      ? interpolate(messages.property.about, {
          amount: nonBreaking(formatInOtherCurrency(locale, aed, "AED")),
        })
      : formatMoney(locale, usd, "USD");
  return {
    text: formatMoney(locale, aed, "AED"),
    note: `${messages.properties.purposes[purpose]} · ${dollars}`,
  };
}

/** What a purchase costs besides the price, or a tenancy at its start besides the rent. */
function costsCell(locale: Locale, { shortlist }: Messages, home: Property): ComparisonCell {
  const { total } = home.purpose === "sale" ? purchaseCosts(home) : tenancyCosts(home);
  return {
    text: formatExactMoneyRange(locale, roundToThousands(total), "AED"),
    note: shortlist.costs[home.purpose],
    link: { text: shortlist.costs.link, to: `${propertyPath(home)}#costs` },
  };
}

/** What all homes have stands once, and beside each home what it has besides. */
function amenityRows(locale: Locale, { shortlist }: Messages, homes: readonly Property[]) {
  const lists = homes.map((home) => textsIn(home, locale).amenities);
  const shared =
    lists.length > 1 ? (lists[0] ?? []).filter((one) => lists.every((l) => l.includes(one))) : [];
  const own = lists.map((list) => ({
    text: list.filter((one) => !shared.includes(one)).join("\n") || shortlist.noOther,
  }));
  const { rows } = shortlist;
  const sharedName = formatCount(locale, homes.length, rows.sharedAmenities);
  return [
    ...(shared.length > 0
      ? [{ ...rowOf("words", sharedName, [{ text: shared.join(" · ") }]), alike: true }]
      : []),
    rowOf("list", rows.amenities, own),
  ];
}

/**
 * Homes side by side, for the loader of the page that shows them.
 *
 * @param homes in the order in which they are to stand, at least one
 * @param areas the advertised areas, whose guides are linked
 */
export function compareProperties(
  locale: Locale,
  messages: Messages,
  homes: readonly Property[],
  areas: readonly Area[],
): Comparison {
  const { properties, shortlist, property } = messages;
  const { rows, marks, points } = shortlist;
  const cheapest = foremost(homes, (home) => {
    const rate = rateOf(home);
    return rate === undefined ? undefined : -rate;
  });
  const largest = foremost(homes, ({ areaSqFt }) => areaSqFt);
  const byCount = (forms: CountForms) => formatCount(locale, homes.length, forms);
  const rate = (home: Property) => formatMoney(locale, Math.round(rateOf(home) ?? 0), "AED");
  const area = ({ areaSqFt }: Property) => floorAreaInBothUnits(locale, areaSqFt);
  const titleOf = (home: Property) => textsIn(home, locale).title;
  const each = (
    look: ComparisonRow["look"],
    name: string,
    cell: (home: Property) => ComparisonCell,
  ) => rowOf(look, name, homes.map(cell));
  return {
    homes: homes.map((home) => propertyCard(locale, properties, home)),
    alike: byCount(shortlist.alike),
    points: [
      ...(cheapest
        ? [
            interpolate(byCount(points.cheapest), {
              title: titleOf(cheapest),
              amount: nonBreaking(rate(cheapest)),
            }),
          ]
        : []),
      ...(largest
        ? [
            interpolate(byCount(points.largest), {
              title: titleOf(largest),
              area: nonBreaking(`${area(largest).value} ${area(largest).unit}`),
            }),
          ]
        : []),
    ],
    rows: [
      each("figure", rows.price, (home) => priceCell(locale, messages, home)),
      each("figure", rows.rate, (home) =>
        rateOf(home) === undefined
          ? { text: "–", note: shortlist.noRate }
          : { text: rate(home), ...(home === cheapest && { mark: byCount(marks.cheapest) }) },
      ),
      each("figure", rows.costs, (home) => costsCell(locale, messages, home)),
      each("figure", rows.area, (home) => ({
        text: area(home).value,
        note: area(home).unit,
        ...(home === largest && { mark: byCount(marks.largest) }),
      })),
      each("figure", rows.bedrooms, ({ bedrooms }) => ({
        text: bedrooms === 0 ? formatCount(locale, 0, properties.bedrooms) : String(bedrooms),
      })),
      each("figure", rows.bathrooms, ({ bathrooms }) => ({ text: String(bathrooms) })),
      each("words", rows.district, (home) => {
        const guide = guidePath(areas, home);
        return {
          text: placeName(locale, home.district),
          ...(guide && { link: { text: property.place.guide, to: guide } }),
        };
      }),
      each("words", rows.view, (home) => ({ text: textsIn(home, locale).view ?? "–" })),
      each("words", rows.handover, ({ handover }) => ({ text: properties.handovers[handover] })),
      ...amenityRows(locale, messages, homes),
    ],
  };
}
