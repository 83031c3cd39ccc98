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
import type { Messages } from "~/messages/en/messages";
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
function foremost(homes: readonly Property[], amount: (property: Property) => number | undefined) {
  const measured = homes
    .flatMap((property) => ({ property, value: amount(property) ?? [] }))
    .filter(
      (entry): entry is { property: Property; value: number } => typeof entry.value === "number",
    )
    .toSorted((a, b) => b.value - a.value);
  const [first, second] = measured;
  return first && second && first.value > second.value ? first.property : undefined;
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
function costsCell(locale: Locale, { shortlist }: Messages, property: Property): ComparisonCell {
  const { total } = property.purpose === "sale" ? purchaseCosts(property) : tenancyCosts(property);
  return {
    text: formatExactMoneyRange(locale, roundToThousands(total), "AED"),
    note: shortlist.costs[property.purpose],
    link: { text: shortlist.costs.link, to: `${propertyPath(property)}#costs` },
  };
}

/** What all homes have stands once, and beside each home what it has besides. */
function amenityRows(locale: Locale, { shortlist }: Messages, homes: readonly Property[]) {
  const lists = homes.map((property) => textsIn(property, locale).amenities);
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
  const { properties, shortlist, property: propertyPage } = messages;
  const { rows, marks, points } = shortlist;
  const cheapest = foremost(homes, (property) => {
    const rate = rateOf(property);
    return rate === undefined ? undefined : -rate;
  });
  const largest = foremost(homes, ({ areaSqFt }) => areaSqFt);
  const byCount = (forms: CountForms) => formatCount(locale, homes.length, forms);
  const rate = (property: Property) =>
    formatMoney(locale, Math.round(rateOf(property) ?? 0), "AED");
  const area = ({ areaSqFt }: Property) => floorAreaInBothUnits(locale, areaSqFt);
  const titleOf = (property: Property) => textsIn(property, locale).title;
  const each = (
    look: ComparisonRow["look"],
    name: string,
    cell: (property: Property) => ComparisonCell,
  ) => rowOf(look, name, homes.map(cell));
  return {
    homes: homes.map((property) => propertyCard(locale, properties, property)),
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
      each("figure", rows.price, (property) => priceCell(locale, messages, property)),
      each("figure", rows.rate, (property) =>
        rateOf(property) === undefined
          ? { text: "–", note: shortlist.noRate }
          : {
              text: rate(property),
              ...(property === cheapest && { mark: byCount(marks.cheapest) }),
            },
      ),
      each("figure", rows.costs, (property) => costsCell(locale, messages, property)),
      each("figure", rows.area, (property) => ({
        text: area(property).value,
        note: area(property).unit,
        ...(property === largest && { mark: byCount(marks.largest) }),
      })),
      each("figure", rows.bedrooms, ({ bedrooms }) => ({
        text: bedrooms === 0 ? formatCount(locale, 0, properties.bedrooms) : String(bedrooms),
      })),
      each("figure", rows.bathrooms, ({ bathrooms }) => ({ text: String(bathrooms) })),
      each("words", rows.district, (property) => {
        const guide = guidePath(areas, property);
        return {
          text: placeName(locale, property.district),
          ...(guide && { link: { text: propertyPage.place.guide, to: guide } }),
        };
      }),
      each("words", rows.view, (property) => ({ text: textsIn(property, locale).view ?? "–" })),
      each("words", rows.handover, ({ handover }) => ({ text: properties.handovers[handover] })),
      ...amenityRows(locale, messages, homes),
    ],
  };
}
