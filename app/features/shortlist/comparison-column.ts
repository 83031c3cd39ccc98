import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { feeRows, purchaseCosts, roundUpToThousands } from "~/features/costs/purchase-costs";
import { tenancyCosts } from "~/features/costs/tenancy.server";
import {
  type FactRow,
  factNote,
  interestFacts,
  projectionFacts,
  registerFacts,
} from "~/features/invest/project-register";
import type { Listing, Shown } from "~/listings/listing";
import { lowestPrice, pricesPerSquareFoot, showProject } from "~/listings/project";
import { pricePerSquareFoot, showProperty } from "~/listings/property";
import { optionalFacts } from "~/listings/property-details";
import { areaGuide } from "~/listings/property-queries";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { type ComparisonCell, emptyCell } from "./comparison-row";

/** "Studio" for 0. */
const bedroomsText = ({ messages, format }: Site, count: number) =>
  count === 0 ? format.count(0, messages.properties.bedrooms) : String(count);

/**
 * The additional costs, with a link to their calculation.
 *
 * @param costs of a purchase besides the price, or of the beginning of a tenancy besides the rent, in AED
 */
function costsCell(
  { messages: { shortlist }, format }: Site,
  { title, path }: Shown,
  purpose: Property["purpose"],
  costs: { from: number; to: number },
): ComparisonCell {
  return {
    text: format.exactMoneyRange(roundUpToThousands(costs), "AED"),
    note: shortlist.costs[purpose],
    link: {
      text: shortlist.costs.link,
      subject: title,
      to: `${path}#costs` as SitePath,
    },
  };
}

function propertyColumn(site: Site, property: Property): Column {
  const { locale, messages } = site;
  const { shortlist, properties } = messages;
  const { purpose, areaSqFt, bedrooms, bathrooms, handover } = property;
  const shown = showProperty(site, property);
  const perSquareFoot = pricePerSquareFoot(property);
  const { view, amenities } = textsIn(property, locale);
  const guide = areaGuide(site, property);
  const district = placeName(locale, property.district);
  const { total } = purpose === "sale" ? purchaseCosts(property) : tenancyCosts(property);
  return {
    shown,
    squareFeet: areaSqFt,
    pricesPerSquareFoot:
      perSquareFoot === undefined ? undefined : { from: perSquareFoot, to: perSquareFoot },
    price: {
      text: shown.dirhams,
      note: [
        properties.purposes[purpose],
        ...(shown.rentPeriod ? [shown.rentPeriod] : []),
        ...shown.statedDollars.map(({ text }) => text),
      ].join(" · "),
      converted: shown.converted,
    },
    pricePerArea:
      shown.pricePerArea === undefined
        ? { ...emptyCell, note: shortlist.rentNotCompared }
        : { text: shown.pricePerArea },
    costs: costsCell(site, shown, purpose, total),
    bedrooms: { text: bedroomsText(site, bedrooms) },
    bathrooms: { text: String(bathrooms) },
    district: {
      text: district,
      ...(guide && { link: guide }),
    },
    view: view === undefined ? emptyCell : { text: view },
    handover: { text: properties.handovers[handover] },
    plan: emptyCell,
    registerFacts: [],
    optionalFacts: optionalFacts(site, property),
    amenities,
    /** For a listing whose amenities all others have too. */
    noFurtherAmenities: { text: shortlist.noFurtherAmenities },
  };
}

/** The costs of a project: of one without a price, the fees as a share of it. */
function projectCostsCell(site: Site, shown: Shown, project: Project): ComparisonCell {
  const { register } = project;
  if (!register) return emptyCell;
  const price = lowestPrice(project);
  if (price !== undefined)
    return costsCell(site, shown, "sale", purchaseCosts({ aed: price, register }).total);
  return {
    text: feeRows(site, register)
      .map(({ text }) => text)
      .join(" + "),
    note: site.messages.shortlist.costs.sale,
  };
}

/** A fact of a project, with who states it. */
export function factCell(fact: FactRow): ComparisonCell {
  const note = factNote(fact);
  return { text: fact.text, ...(note && { note }) };
}

/** The number of bedrooms in each type of unit. */
const unitBedrooms: Readonly<Partial<Record<string, number>>> = {
  studio: 0,
  "one-bedroom": 1,
  "two-bedroom": 2,
  "three-bedroom": 3,
  "four-bedroom": 4,
};

function projectColumn(site: Site, project: Project): Column {
  const { locale, messages, format } = site;
  const { units = [], paymentPlan } = project;
  const facts = [
    ...registerFacts(site, project),
    ...interestFacts(site, project),
    ...projectionFacts(site, project),
  ];
  const handover = facts.find(
    ({ label }) => label === messages.projects.developerFigures.handover.meaning,
  );
  const shown = showProject(site, project);
  const price = lowestPrice(project);
  const district = project.district ? placeName(locale, project.district) : shown.place;
  const bedrooms = [...new Set(units.flatMap(({ id }) => unitBedrooms[id] ?? []))].toSorted(
    (a, b) => a - b,
  );
  return {
    shown,
    squareFeet: undefined,
    pricesPerSquareFoot: pricesPerSquareFoot(project),
    price:
      price === undefined
        ? { text: messages.brochure.priceUnknown }
        : {
            text: format.money(price, "AED"),
            note: messages.projects.page.priceFrom,
            converted: shown.converted,
          },
    pricePerArea: shown.pricePerArea === undefined ? emptyCell : { text: shown.pricePerArea },
    costs: projectCostsCell(site, shown, project),
    /** Those of each type of unit: "Studio, 1, 2". */
    bedrooms:
      bedrooms.length === 0
        ? emptyCell
        : {
            text: format.commaList(bedrooms.map((count) => bedroomsText(site, count))),
          },
    bathrooms: emptyCell,
    district: district ? { text: district } : emptyCell,
    view: emptyCell,
    handover: handover ? factCell(handover) : emptyCell,
    plan: paymentPlan ? { text: format.shares(paymentPlan) } : emptyCell,
    registerFacts: facts,
    optionalFacts: [],
    amenities: textsIn(project, locale).facts.map(({ label, text }) => `${label}: ${text}`),
    noFurtherAmenities: emptyCell,
  };
}

/** The column of a listing: its cells, and the facts of the rows that only some listings have. */
export interface Column extends Record<
  | "price"
  | "pricePerArea"
  | "costs"
  | "bedrooms"
  | "bathrooms"
  | "district"
  | "view"
  | "handover"
  | "plan"
  | "noFurtherAmenities",
  ComparisonCell
> {
  shown: Shown;
  /** Undefined for a project, whose units differ. */
  squareFeet: number | undefined;
  /** In AED, not rounded; undefined for a rent. The units of a project have several. */
  pricesPerSquareFoot: { from: number; to: number } | undefined;
  registerFacts: readonly FactRow[];
  optionalFacts: ReturnType<typeof optionalFacts>;
  amenities: readonly string[];
}

export const columnOf = (site: Site, listing: Listing): Column =>
  listing.kind === "project" ? projectColumn(site, listing) : propertyColumn(site, listing);
