import type { Listing } from "~/listings/listing";
import { factNames } from "~/listings/property-details";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";
import { type Column, columnOf, factCell } from "./comparison-column";
import {
  type ComparisonCell,
  type ComparisonRow,
  comparisonRow,
  emptyCell,
  hasValue,
  type RowStyle,
  sharedRow,
} from "./comparison-row";
import { highlightSentences, highlightsOf } from "./highlights";

function projectRegisterRows(
  { messages: { projects } }: Site,
  columns: readonly Column[],
): ComparisonRow[] {
  // The comparison has rows of these already.
  const others = new Set([
    projects.page.register.district,
    projects.developerFigures.handover.meaning,
  ]);
  const labels = columns
    .flatMap(({ registerFacts }) => registerFacts)
    .map(({ label }) => label)
    .filter((label) => !others.has(label));
  return [...new Set(labels)].map((name) =>
    comparisonRow(
      "text",
      name,
      columns.map(({ registerFacts }) => {
        const fact = registerFacts.find(({ label }) => label === name);
        return fact ? factCell(fact) : emptyCell;
      }),
    ),
  );
}

const propertyFactRows = (site: Site, columns: readonly Column[]): ComparisonRow[] =>
  factNames.map((name) =>
    comparisonRow(
      "text",
      site.messages.property.facts.terms[name],
      columns.map(({ optionalFacts }) => {
        const fact = optionalFacts.find((one) => one.name === name);
        return fact ? { text: fact.text } : emptyCell;
      }),
    ),
  );

/** A shared row of the amenities that all listings have, if there are any, and a row of the others. */
function amenityRows(site: Site, columns: readonly Column[]): ComparisonRow[] {
  const [first = [], ...others] = columns.map(({ amenities }) => amenities);
  const shared =
    others.length > 0 ? first.filter((name) => others.every((list) => list.includes(name))) : [];
  const cells = columns.map(({ amenities, noFurtherAmenities }) => {
    const own = amenities.filter((name) => !shared.includes(name));
    return own.length > 0 ? { text: own.join("\n") } : noFurtherAmenities;
  });
  const { rows } = site.messages.shortlist;
  const sharedName = site.format.count(columns.length, rows.sharedAmenities);
  return [
    ...(shared.length > 0 ? [sharedRow("text", sharedName, { text: shared.join(" · ") })] : []),
    comparisonRow("list", rows.amenities, cells),
  ];
}

export interface ComparedListing {
  id: string;
  path: SitePath;
  title: string;
  /** "For sale · Apartment" */
  type: string;
  place: string;
  /** As text, for the list beside the request. */
  priceWithPeriod: string;
  picture: PictureData | undefined;
}

export interface Comparison {
  listings: readonly ComparedListing[];
  rows: readonly ComparisonRow[];
  /** The label of facts that are the same for all listings. */
  sharedLabel: string;
  /** The highlights as sentences. */
  points: readonly string[];
}

function comparedListing(site: Site, { shown }: Column): ComparedListing {
  const { id, path, title, type, place, priceWithPeriod, cover } = shown;
  return {
    id,
    path,
    title,
    type,
    place,
    priceWithPeriod,
    picture: cover && findPicture(site, cover),
  };
}

/** The floor area; of a project, the range of its units. */
const sizeCell = ({ shown: { size } }: Column): ComparisonCell =>
  size ? { text: size.value, note: size.unit } : emptyCell;

/**
 * The comparison of listings. For loaders. It has a row for each fact that one of them has.
 *
 * @param listings in the order of the columns, at least one
 */
export function compareListings(site: Site, listings: readonly Listing[]): Comparison {
  const { format } = site;
  const { shortlist } = site.messages;
  const { rows: names, marks } = shortlist;
  const count = listings.length;
  const columns = listings.map((listing) => columnOf(site, listing));
  const highlights = highlightsOf(columns);
  const row = (style: RowStyle, name: string, cellOf: (column: Column) => ComparisonCell) =>
    comparisonRow(style, name, columns.map(cellOf));
  const purposes = new Set(listings.map((one) => (one.kind === "project" ? "sale" : one.purpose)));
  const [purpose = "sale"] = purposes.size > 1 ? (["both"] as const) : purposes;
  const rows = [
    row("figure", names.price, ({ price }) => price),
    row("figure", names.pricePerSquareFoot, (column) => ({
      ...column.pricePerArea,
      ...(column === highlights.cheapest && {
        highlight: format.count(count, marks.cheapest),
      }),
    })),
    row("figure", names.costs[purpose], ({ costs }) => costs),
    row("figure", names.area, (column) => ({
      ...sizeCell(column),
      ...(column === highlights.largest && {
        highlight: format.count(count, marks.largest),
      }),
    })),
    row("figure", names.bedrooms, ({ bedrooms }) => bedrooms),
    row("figure", names.bathrooms, ({ bathrooms }) => bathrooms),
    row("text", names.district, ({ district }) => district),
    row("text", names.view, ({ view }) => view),
    row("text", names.handover[purpose], ({ handover }) => handover),
    row("text", names.plan, ({ plan }) => plan),
    ...projectRegisterRows(site, columns),
    ...propertyFactRows(site, columns),
    ...amenityRows(site, columns),
  ];
  return {
    listings: columns.map((column) => comparedListing(site, column)),
    rows: rows.filter(hasValue),
    sharedLabel: format.count(count, shortlist.identical),
    points: highlightSentences(site, highlights, count),
  };
}
