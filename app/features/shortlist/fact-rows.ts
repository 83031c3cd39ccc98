import { textsIn } from "~/content/texts";
import { isProject, type Listing } from "~/features/invest/listing";
import { registerFacts } from "~/features/invest/project-register";
import { factNames, optionalFacts } from "~/features/properties/optional-facts";
import { formatCount } from "~/format/count";
import type { Site } from "~/site/site";
import { type ComparisonRow, comparisonRow, emptyCell, sharedRow } from "./comparison-row";

/** The facts of projects from the registers: a row for each fact that one of them has. */
export function projectRegisterRows(
  { locale, messages: { projects } }: Site,
  listings: readonly Listing[],
): ComparisonRow[] {
  const registers = listings.map((listing) =>
    isProject(listing) ? registerFacts(locale, projects, listing) : [],
  );
  // The comparison has a row of districts already.
  const { district } = projects.page.register;
  const labels = registers
    .flat()
    .map(({ label }) => label)
    .filter((label) => label !== district);
  return [...new Set(labels)].map((name) =>
    comparisonRow(
      "text",
      name,
      registers.map((facts) => {
        const fact = facts.find(({ label }) => label === name);
        return fact ? { text: fact.text } : emptyCell;
      }),
    ),
  );
}

/** The optional facts of properties, a row for each. */
export function propertyFactRows(site: Site, listings: readonly Listing[]): ComparisonRow[] {
  const given = listings.map((listing) => (isProject(listing) ? [] : optionalFacts(site, listing)));
  return factNames.map((name) =>
    comparisonRow(
      "text",
      site.messages.property.facts.terms[name],
      given.map((facts) => {
        const fact = facts.find((one) => one.name === name);
        return fact ? { text: fact.text } : emptyCell;
      }),
    ),
  );
}

/** The amenities of a property; of a project, its facts. */
const amenitiesOf = ({ locale }: Site, listing: Listing): readonly string[] =>
  isProject(listing)
    ? textsIn(listing, locale).facts.map(({ label, text }) => `${label}: ${text}`)
    : textsIn(listing, locale).amenities;

/** A shared row of the amenities that all listings have, if there are any, and a row of the others. */
export function amenityRows(site: Site, listings: readonly Listing[]): ComparisonRow[] {
  const { locale } = site;
  const { shortlist } = site.messages;
  const amenities = listings.map((listing) => amenitiesOf(site, listing));
  const [first = [], ...others] = amenities;
  const shared =
    others.length > 0 ? first.filter((name) => others.every((list) => list.includes(name))) : [];
  const cells = listings.map((listing, index) => {
    const own = (amenities[index] ?? []).filter((name) => !shared.includes(name));
    if (own.length > 0) return { text: own.join("\n") };
    return isProject(listing) ? emptyCell : { text: shortlist.noFurtherAmenities };
  });
  const { rows } = shortlist;
  const sharedName = formatCount(locale, listings.length, rows.sharedAmenities);
  return [
    ...(shared.length > 0 ? [sharedRow("text", sharedName, { text: shared.join(" · ") })] : []),
    comparisonRow("list", rows.amenities, cells),
  ];
}
