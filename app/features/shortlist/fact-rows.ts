import { factNames } from "~/listings/optional-facts";
import type { Site } from "~/site/site";
import type { Column } from "./comparison-column";
import { type ComparisonRow, comparisonRow, emptyCell, sharedRow } from "./comparison-row";

/** The facts of projects from the registers: a row for each fact that one of them has. */
export function projectRegisterRows(
  { messages: { projects } }: Site,
  columns: readonly Column[],
): ComparisonRow[] {
  // The comparison has a row of districts already.
  const { district } = projects.page.register;
  const labels = columns
    .flatMap(({ registerFacts }) => registerFacts)
    .map(({ label }) => label)
    .filter((label) => label !== district);
  return [...new Set(labels)].map((name) =>
    comparisonRow(
      "text",
      name,
      columns.map(({ registerFacts }) => {
        const fact = registerFacts.find(({ label }) => label === name);
        return fact ? { text: fact.text } : emptyCell;
      }),
    ),
  );
}

/** The optional facts of properties, a row for each. */
export const propertyFactRows = (site: Site, columns: readonly Column[]): ComparisonRow[] =>
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
export function amenityRows(site: Site, columns: readonly Column[]): ComparisonRow[] {
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
