import type { Area } from "~/content/areas";
import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { type Purchase, purchaseCosts, roundToThousands } from "~/features/costs/purchase-costs";
import { tenancyCosts } from "~/features/costs/tenancy-costs";
import {
  isProject,
  type Listing,
  listingLocation,
  listingPath,
  listingPrice,
  listingTitle,
} from "~/features/invest/listing";
import { pricePerSquareFoot } from "~/features/invest/prelaunch-content";
import { lowestPrice, sizeFigure } from "~/features/invest/project-figures";
import { projectRegister } from "~/features/invest/project-register";
import { guidePath } from "~/features/properties/find-property";
import { factNames, givenFacts } from "~/features/properties/given-facts";
import { compactConvertedPrice, type CurrencyText } from "~/format/converted-money";
import { type CountForms, formatCount } from "~/format/count";
import { formatMonth } from "~/format/date";
import type { ExchangeRates } from "~/format/exchange-rates";
import { floorAreaInBothUnits, perShownArea } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import { formatRow } from "~/format/list";
import { formatMoney, formatExactMoneyRange } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatShares } from "~/format/percent";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** The cell of one listing. */
export interface ComparisonCell {
  text: string;
  /** A note below the text. */
  note?: string;
  /** The price in other currencies. */
  converted?: readonly CurrencyText[];
  /** A highlight: "Lowest of these". */
  mark?: string;
  link?: { text: string; to: SitePath };
}

/** A fact of all listings: a cell for each, or a single one if it is the same for all. */
export interface ComparisonRow {
  name: string;
  /** The style: a `figure`, `text`, a `list` line by line. */
  look: "figure" | "text" | "list";
  alike: boolean;
  cells: readonly ComparisonCell[];
}

/** A listing in the header of its column. */
export interface ComparedListing {
  id: string;
  link: SitePath;
  title: string;
  /** The type of listing: "For sale · Apartment". */
  kind: string;
  location: string;
  /** As text, for the list beside the request. */
  price: string;
  picture: Picture | undefined;
}

export interface Comparison {
  listings: readonly ComparedListing[];
  rows: readonly ComparisonRow[];
  /** The label of facts that are the same for all. */
  alike: string;
  /** The highlights as sentences. */
  points: readonly string[];
}

/** The text for a missing fact. */
const none: ComparisonCell = { text: "–" };

/**
 * The price per square foot in AED: of a property for sale, and of a project's cheapest unit. Rents are not
 * compared with prices.
 */
function rateOf(listing: Listing): number | undefined {
  if (!isProject(listing))
    return listing.purpose === "sale" ? listing.aed / listing.areaSqFt : undefined;
  const rates = (listing.units ?? []).flatMap((unit) => pricePerSquareFoot(unit) ?? []);
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

/**
 * The listing with the highest amount; undefined if it is not unique, or if only one listing has an amount.
 */
function foremost(listings: readonly Listing[], amount: (listing: Listing) => number | undefined) {
  const measured = listings
    .flatMap((listing) => ({ listing, value: amount(listing) ?? [] }))
    .filter(
      (entry): entry is { listing: Listing; value: number } => typeof entry.value === "number",
    )
    .toSorted((a, b) => b.value - a.value);
  const [first, second] = measured;
  return first && second && first.value > second.value ? first.listing : undefined;
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

/** The price, and the amount in each currency that the visitor can choose. */
function priceCell(
  locale: Locale,
  messages: Messages,
  listing: Listing,
  rates: ExchangeRates | undefined,
): ComparisonCell {
  if (isProject(listing)) {
    const price = lowestPrice(listing);
    if (price === undefined) return { ...none, note: messages.brochure.priceUnknown };
    return {
      text: formatMoney(locale, price, "AED"),
      note: messages.projects.page.priceFrom,
      converted: compactConvertedPrice(locale, { aed: price }, rates),
    };
  }
  const { aed, usd, purpose } = listing;
  const stated = usd === undefined ? [] : [formatMoney(locale, usd, "USD")];
  return {
    text: formatMoney(locale, aed, "AED"),
    note: [messages.properties.purposes[purpose], ...stated].join(" · "),
    converted: compactConvertedPrice(locale, { aed, usd }, rates),
  };
}

/** The costs of a purchase besides the price, or of the beginning of a tenancy besides the rent. */
function costsCell(locale: Locale, { shortlist }: Messages, listing: Listing): ComparisonCell {
  const cell = (range: { from: number; to: number }, purpose: "sale" | "rent") => ({
    text: formatExactMoneyRange(locale, roundToThousands(range), "AED"),
    note: shortlist.costs[purpose],
    link: { text: shortlist.costs.link, to: `${listingPath(listing)}#costs` as SitePath },
  });
  if (isProject(listing)) {
    const aed = lowestPrice(listing);
    const { register } = listing;
    if (aed === undefined || !register) return none;
    const purchase: Purchase = { aed, register };
    return cell(purchaseCosts(purchase).total, "sale");
  }
  const { total } = listing.purpose === "sale" ? purchaseCosts(listing) : tenancyCosts(listing);
  return cell(total, listing.purpose);
}

/** The number of bedrooms in the name of a type of unit. */
const bedroomsOf: Readonly<Partial<Record<string, number>>> = {
  studio: 0,
  "one-bedroom": 1,
  "two-bedroom": 2,
  "three-bedroom": 3,
  "four-bedroom": 4,
};

/** The bedrooms of a property; of a project, those of each type of unit: "Studio, 1, 2". */
function bedroomsCell(locale: Locale, { properties }: Messages, listing: Listing) {
  if (!isProject(listing)) {
    const { bedrooms } = listing;
    return {
      text: bedrooms === 0 ? formatCount(locale, 0, properties.bedrooms) : String(bedrooms),
    };
  }
  const counts = (listing.units ?? []).flatMap(({ id }) => bedroomsOf[id] ?? []);
  if (counts.length === 0) return none;
  const countText = (count: number) =>
    count === 0 ? formatCount(locale, 0, properties.bedrooms) : String(count);
  const distinct = [...new Set(counts)].toSorted((one, other) => one - other);
  return { text: formatRow(locale, distinct.map(countText)) };
}

/** Items of all listings are listed once, further items for each listing. */
function amenityRows(locale: Locale, { shortlist }: Messages, listings: readonly Listing[]) {
  const lists = listings.map((listing) =>
    isProject(listing)
      ? textsIn(listing, locale).facts.map(({ label, text }) => `${label}: ${text}`)
      : textsIn(listing, locale).amenities,
  );
  const shared =
    lists.length > 1 ? (lists[0] ?? []).filter((one) => lists.every((l) => l.includes(one))) : [];
  const own = listings.map((listing, index) => ({
    text:
      (lists[index] ?? []).filter((one) => !shared.includes(one)).join("\n") ||
      (isProject(listing) ? none.text : shortlist.noOther),
  }));
  const { rows } = shortlist;
  const sharedName = formatCount(locale, listings.length, rows.sharedAmenities);
  return [
    ...(shared.length > 0
      ? [{ ...rowOf("text", sharedName, [{ text: shared.join(" · ") }]), alike: true }]
      : []),
    rowOf("list", rows.amenities, own),
  ];
}

/** The facts of projects from the registers: a row for each fact that one of them has. */
function registerRows(locale: Locale, { projects }: Messages, listings: readonly Listing[]) {
  const facts = listings.map((listing) =>
    isProject(listing) ? projectRegister(locale, projects, listing) : [],
  );
  const { district } = projects.page.register;
  // The table has a row of districts.
  const labels = new Set(
    facts
      .flat()
      .map(({ label }) => label)
      .filter((label) => label !== district),
  );
  return [...labels].map((name) =>
    rowOf(
      "text",
      name,
      facts.map((list) => ({ text: list.find(({ label }) => label === name)?.text ?? none.text })),
    ),
  );
}

/** A row for each fact that at least one of the properties has. */
function factRows(
  locale: Locale,
  { property: { facts: messages } }: Messages,
  listings: readonly Listing[],
  now: Date,
) {
  const given = listings.map((listing) =>
    isProject(listing) ? [] : givenFacts(locale, messages, listing, now),
  );
  return factNames.map((name) =>
    rowOf(
      "text",
      messages.terms[name],
      given.map((facts) => {
        const fact = facts.find((one) => one.name === name);
        return fact ? { text: fact.text } : none;
      }),
    ),
  );
}

/** A listing in the header of its column. */
function head(locale: Locale, messages: Messages, listing: Listing): ComparedListing {
  const { properties, investment, brochure } = messages;
  const kind = isProject(listing)
    ? [brochure.offPlan, investment.pages[listing.theme].title]
    : [properties.purposes[listing.purpose], properties.types[listing.type]];
  const cover = isProject(listing) ? listing.slides[0] : listing.cover;
  return {
    id: listing.id,
    link: listingPath(listing),
    title: listingTitle(locale, listing),
    kind: kind.join(" · "),
    location: listingLocation(locale, messages, listing),
    price: listingPrice(locale, messages, listing),
    picture: cover && findPicture(locale, cover),
  };
}

/** A cell for facts of properties only. */
const ofProperty = (listing: Listing, cell: (property: Property) => ComparisonCell) =>
  isProject(listing) ? none : cell(listing);

/**
 * The comparison of listings. For loaders. Rows without any value are left out.
 *
 * @param listings in the order of the columns, at least one
 * @param areas the advertised areas, whose guides are linked
 * @param rates for prices in euros and pounds; undefined if there are none
 * @param now the time that decides whether a tenancy has ended
 */
export function compareListings(
  locale: Locale,
  messages: Messages,
  listings: readonly Listing[],
  areas: readonly Area[],
  rates: ExchangeRates | undefined,
  now = new Date(),
): Comparison {
  const { properties, shortlist, property } = messages;
  const { rows, marks, points } = shortlist;
  const cheapest = foremost(listings, (listing) => {
    const rate = rateOf(listing);
    return rate === undefined ? undefined : -rate;
  });
  const largest = foremost(listings, (listing) =>
    isProject(listing) ? undefined : listing.areaSqFt,
  );
  const byCount = (forms: CountForms) => formatCount(locale, listings.length, forms);
  const rate = (listing: Listing) =>
    formatMoney(locale, perShownArea(locale, rateOf(listing) ?? 0), "AED");
  const area = (listing: Listing) =>
    isProject(listing)
      ? sizeFigure(locale, listing)
      : floorAreaInBothUnits(locale, listing.areaSqFt);
  const titleOf = (listing: Listing) => listingTitle(locale, listing);
  const each = (
    look: ComparisonRow["look"],
    name: string,
    cell: (listing: Listing) => ComparisonCell,
  ) => rowOf(look, name, listings.map(cell));
  const largestArea = largest && area(largest);
  const all = [
    each("figure", rows.price, (listing) => priceCell(locale, messages, listing, rates)),
    each("figure", rows.rate, (listing) => {
      if (rateOf(listing) === undefined)
        return isProject(listing) ? none : { ...none, note: shortlist.noRate };
      return {
        text: rate(listing),
        ...(listing === cheapest && { mark: byCount(marks.cheapest) }),
      };
    }),
    each("figure", rows.costs, (listing) => costsCell(locale, messages, listing)),
    each("figure", rows.area, (listing) => {
      const size = area(listing);
      if (!size) return none;
      return {
        text: size.value,
        note: size.unit,
        ...(listing === largest && { mark: byCount(marks.largest) }),
      };
    }),
    each("figure", rows.bedrooms, (listing) => bedroomsCell(locale, messages, listing)),
    each("figure", rows.bathrooms, (listing) =>
      ofProperty(listing, ({ bathrooms }) => ({ text: String(bathrooms) })),
    ),
    each("text", rows.district, (listing) => {
      if (isProject(listing)) return { text: placeName(locale, listing.district ?? listing.place) };
      const guide = guidePath(areas, listing);
      return {
        text: placeName(locale, listing.district),
        ...(guide && { link: { text: property.place.guide, to: guide } }),
      };
    }),
    each("text", rows.view, (listing) =>
      ofProperty(listing, (one) => ({ text: textsIn(one, locale).view ?? none.text })),
    ),
    each("text", rows.handover, (listing) => {
      if (!isProject(listing)) return { text: properties.handovers[listing.handover] };
      return listing.handover ? { text: formatMonth(locale, listing.handover, "long") } : none;
    }),
    each("text", rows.plan, (listing) =>
      isProject(listing) && listing.paymentPlan
        ? { text: formatShares(locale, listing.paymentPlan) }
        : none,
    ),
    ...registerRows(locale, messages, listings),
    ...factRows(locale, messages, listings, now),
    ...amenityRows(locale, messages, listings),
  ];
  return {
    listings: listings.map((listing) => head(locale, messages, listing)),
    alike: byCount(shortlist.identical),
    points: [
      ...(cheapest
        ? [
            interpolate(byCount(points.cheapest), {
              title: titleOf(cheapest),
              amount: nonBreaking(rate(cheapest)),
            }),
          ]
        : []),
      ...(largest && largestArea
        ? [
            interpolate(byCount(points.largest), {
              title: titleOf(largest),
              area: nonBreaking(`${largestArea.value} ${largestArea.unit}`),
            }),
          ]
        : []),
    ],
    rows: all.filter(({ cells }) => cells.some(({ text, note }) => text !== none.text || note)),
  };
}
