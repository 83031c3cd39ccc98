import type { Article } from "~/content/articles";
import { buyPath } from "~/content/paths";
import type { Property, Purpose } from "~/content/properties";
import type { CoastMapData } from "~/features/map/coast-map";
import { listMap } from "~/features/map/list-map";
import { mapLocationOf } from "~/features/map/place-map";
import { type ParsedQuery, parseQuery } from "~/features/search/parse";
import { matchesAll, nameMatchesFirst, nearProperties } from "~/features/search/search";
import { interpolate } from "~/format/interpolate";
import { show } from "~/listings/listing";
import { propertiesWithStatus } from "~/listings/property-queries";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { type ActiveFilter, activeFiltersOf, sortProperties } from "./active-filters";
import { type FilterFields, filterFields } from "./filter-fields";
import {
  type Filters,
  limitAmount,
  listPath,
  parseFilters,
  type SelectName,
  selectNames,
} from "./filters";
import { type PropertyCardData, propertyCardData } from "./property-card.server";
import { type SearchSections, searchSections } from "./search-sections";

const propertiesOnPage = 24;
const maxNearby = 6;

interface Page<Item> {
  items: Item[];
  number: number;
  /** The number of pages, at least 1. */
  count: number;
  /** The position of the first item in the whole list, from 1. */
  from: number;
  total: number;
}

/**
 * Returns one page of a list.
 *
 * @param list all items
 * @param requested the page number, from the query. Other text is page 1; numbers beyond the list are
 *   its first or last page
 * @param size maximum items of a page
 */
export function paginate<Item>(
  list: readonly Item[],
  requested: string | null,
  size: number,
): Page<Item> {
  const count = Math.max(1, Math.ceil(list.length / size));
  const requestedNumber = /^\d{1,6}$/.test(requested ?? "") ? Number(requested) : 1;
  const number = Math.min(Math.max(1, requestedNumber), count);
  const start = (number - 1) * size;
  return {
    items: list.slice(start, start + size),
    number,
    count,
    from: start + 1,
    total: list.length,
  };
}

/** The data of the list of properties for a query. */
export interface PropertyList {
  filters: Filters;
  fields: FilterFields;
  cards: PropertyCardData[];
  /** The same properties on the map; undefined if none of them has a position. */
  map: CoastMapData | undefined;
  showsExclusives: boolean;
  otherExclusives: { title: string; to: SitePath }[];
  /** "Showing 3 properties". */
  heading: string;
  /** The label of the sheet's button on phones: "Show 3 properties". */
  submitLabel: string;
  activeFilters: { text: string; removePath: SitePath }[];
  /** The words of the search and of the price fields that have no meaning for them, as a sentence; or "". */
  notUnderstood: string;
  isForRent: boolean;
  /** The conditions in a message to the firm: "renting a home, 2 bedrooms". */
  subject: string;
  /** The list without conditions; for those who look for a rent, of all rents. */
  allPath: SitePath;
  search: SearchSections;
  /** Set if the list has more than one page. */
  pagination?: { text: string; previous?: SitePath; next?: SitePath };
}

/**
 * "Not understood, so left out: vista. Sea, canal or city?", and of a price field "“Price to” takes a number, so abc was
 * left out."
 */
function notUnderstoodText(
  { messages, format }: Site,
  { ignored, lacksView }: ParsedQuery,
  filters: Filters,
): string {
  const { words, view, limit } = messages.buy.search.notUnderstood;
  const limits = (["min", "max"] as const).flatMap((name) => {
    const { [name]: typed } = filters;
    if (!typed || limitAmount(typed) !== undefined) return [];
    return interpolate(limit, { field: messages.buy.filter.priceLimits[name], typed });
  });
  const text = ignored.length > 0 ? [interpolate(words, { words: format.commaList(ignored) })] : [];
  return [...text, ...(lacksView ? [view] : []), ...limits].join(" ");
}

function headingOf(site: Site, page: Page<Property>) {
  const { format } = site;
  const messages = site.messages.buy.list;
  const { items, count, from, total } = page;
  if (count === 1) return format.count(total, messages.showing);
  return interpolate(format.count(total, messages.part), {
    from: format.number(from),
    to: format.number(from + items.length - 1),
  });
}

function paginationOf(site: Site, { number, count }: Page<Property>, filters: Filters) {
  const { format } = site;
  const messages = site.messages.buy.list;
  if (count === 1) return {};
  return {
    pagination: {
      text: interpolate(messages.page, {
        page: format.number(number),
        pages: format.number(count),
      }),
      ...(number > 1 && { previous: listPath(filters, number - 1) }),
      ...(number < count && { next: listPath(filters, number + 1) }),
    },
  };
}

/**
 * The map of some properties. Each marker is at the exact position, if the firm publishes it, or in its
 * district.
 */
const mapOf = (site: Site, shown: readonly Property[]) =>
  listMap(
    site,
    shown.flatMap((property) => {
      const mapLocation = mapLocationOf(site, property);
      if (!mapLocation) return [];
      const { id, title, place } = show(site, property);
      return [{ id, title, place, mapLocation }];
    }),
  );

/** The kind of the criterion in the search text that a select is about. */
const criterionOf = {
  for: "purpose",
  type: "type",
  bedrooms: "bedrooms",
  price: "price",
} as const satisfies Record<SelectName, string>;

/** The selects, of which one without a choice shows what the search text has in its place. */
function withSearched(
  { messages }: Site,
  fields: FilterFields,
  activeFilters: readonly ActiveFilter[],
): FilterFields {
  const searched = selectNames.flatMap((name) => {
    const found = activeFilters.find(({ criterion }) => criterion?.kind === criterionOf[name]);
    if (!found) return [];
    const { text: criterion } = found;
    const emptyOption = interpolate(messages.buy.filter.fromSearch, { criterion });
    return [[name, { ...fields[name], emptyOption }] as const];
  });
  return { ...fields, ...Object.fromEntries(searched) };
}

/** The purpose that the visitor chose or searched for. */
const purposeOf = (filters: Filters, activeFilters: readonly ActiveFilter[]): Purpose | undefined =>
  filters.for ??
  activeFilters
    .flatMap(({ criterion }) => (criterion?.kind === "purpose" ? [criterion.purpose] : []))
    .at(0);

interface ListSource {
  articles: readonly Article[];
  params: URLSearchParams;
}

/**
 * The list of properties for a query. Exclusives are not in the public list. If an exclusive matches a
 * condition, it is shown if no listed property matches, and mentioned otherwise.
 */
export function propertyList(site: Site, { articles, params }: ListSource): PropertyList {
  const { messages, advertised, format } = site;
  const filters = parseFilters(params, site.locale);
  const fields = filterFields(site, filters);
  const parsed = parseQuery(filters.location ?? "");
  const activeFilters = activeFiltersOf(site, fields, filters, parsed);
  const listed = propertiesWithStatus(advertised.properties, "listed");
  const exclusives = propertiesWithStatus(advertised.properties, "exclusive");
  const matching = (list: readonly Property[]) =>
    sortProperties(
      nameMatchesFirst(
        activeFilters,
        list.filter((property) => matchesAll(activeFilters, property)),
      ),
      filters,
    );
  const matchingListed = matching(listed);
  const matchingExclusives = activeFilters.length > 0 ? matching(exclusives) : [];
  const showsExclusives = matchingListed.length === 0 && matchingExclusives.length > 0;
  const page = paginate(
    showsExclusives ? matchingExclusives : matchingListed,
    params.get("page"),
    propertiesOnPage,
  );
  const nearListed = nearProperties(activeFilters, listed);
  const purpose = purposeOf(filters, activeFilters);
  const near = nearListed.length > 0 ? nearListed : nearProperties(activeFilters, exclusives);
  return {
    filters,
    fields: withSearched(site, fields, activeFilters),
    cards: page.items.map((property) => propertyCardData(site, property)),
    map: mapOf(site, page.items),
    showsExclusives,
    otherExclusives: showsExclusives
      ? []
      : matchingExclusives.map((property) => {
          const { title, path } = show(site, property);
          return { title, to: path };
        }),
    heading: headingOf(site, page),
    submitLabel: format.count(page.total, messages.buy.list.show),
    notUnderstood: notUnderstoodText(site, parsed, filters),
    activeFilters: activeFilters.map(({ text, removePath }) => ({ text, removePath })),
    isForRent: purpose === "rent",
    subject: format.commaList(
      activeFilters.map(({ text, criterion }) =>
        purpose && (criterion?.kind === "purpose" || text === fields.for.options[purpose])
          ? messages.buy.subject[purpose]
          : text,
      ),
    ),
    allPath:
      purpose === "rent" && listed.some((property) => property.purpose === "rent")
        ? listPath({ for: "rent" })
        : buyPath,
    search: searchSections(site, {
      filters,
      activeFilters,
      count: page.total,
      near: near.slice(0, maxNearby),
      // A home for sale is no answer to who looks for a rent.
      candidates: [...listed, ...exclusives].filter(
        (property) => !purpose || property.purpose === purpose,
      ),
      articles,
      purpose,
    }),
    ...paginationOf(site, page, filters),
  };
}
