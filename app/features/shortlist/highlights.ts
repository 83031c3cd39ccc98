import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { Column } from "./comparison-column";

interface Highlights {
  /** With the lowest price per square foot. */
  cheapest: Column | undefined;
  /** The property with the largest floor area, if those of all are known. */
  largest: Column | undefined;
}

/**
 * The listing whose values are all below those of the others.
 *
 * @param valuesOf undefined if a listing has none
 * @returns undefined if values are equal or overlap, or if fewer than two listings have some
 */
function lowest(
  columns: readonly Column[],
  valuesOf: (column: Column) => { from: number; to: number } | undefined,
): Column | undefined {
  const [first, ...others] = columns
    .flatMap((column) => {
      const values = valuesOf(column);
      return values ? [{ column, ...values }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  const [second] = others;
  return first && second && first.to < second.from ? first.column : undefined;
}

/** The listings to highlight. Exact values are compared, not those that are displayed. */
export const highlightsOf = (columns: readonly Column[]): Highlights => ({
  cheapest: lowest(columns, ({ pricesPerSquareFoot: prices }) => prices),
  largest: columns.every(({ squareFeet }) => squareFeet !== undefined)
    ? lowest(columns, ({ squareFeet = 0 }) => ({ from: -squareFeet, to: -squareFeet }))
    : undefined,
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
