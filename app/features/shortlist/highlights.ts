import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { Column } from "./comparison-column";

interface Highlights {
  /** With the lowest price per square foot. */
  cheapest: Column | undefined;
  /** The property with the largest floor area. */
  largest: Column | undefined;
}

/**
 * The listing with the highest value.
 *
 * @param valueOf undefined if a listing has no value
 * @returns undefined if two listings share the highest value, or if fewer than two have one
 */
function highest(
  columns: readonly Column[],
  valueOf: (column: Column) => number | undefined,
): Column | undefined {
  const [first, second] = columns
    .flatMap((column) => {
      const value = valueOf(column);
      return value === undefined ? [] : [{ column, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  return first && second && first.value > second.value ? first.column : undefined;
}

/** The listings to highlight. Exact values are compared, not those that are displayed. */
export const highlightsOf = (columns: readonly Column[]): Highlights => ({
  cheapest: highest(columns, ({ pricePerSquareFoot: price }) =>
    price === undefined ? undefined : -price,
  ),
  largest: highest(columns, ({ squareFeet }) => squareFeet),
});

/** The highlights as sentences: "Ontario Tower has the lowest price per square foot: AED 1,527." */
export function highlightSentences(
  site: Site,
  { cheapest, largest }: Highlights,
  count: number,
): string[] {
  const { format } = site;
  const { highlights } = site.messages.shortlist;
  const price = cheapest?.shown.pricePerArea;
  const size = largest?.shown.size;
  return [
    ...(cheapest && price
      ? [
          interpolate(format.count(count, highlights.cheapest), {
            title: cheapest.shown.title,
            amount: nonBreaking(price),
          }),
        ]
      : []),
    ...(largest && size
      ? [
          interpolate(format.count(count, highlights.largest), {
            title: largest.shown.title,
            area: nonBreaking(`${size.value} ${size.unit}`),
          }),
        ]
      : []),
  ];
}
