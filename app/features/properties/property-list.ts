import { buyPage } from "~/content/en/buy-page";
import { listWords } from "~/content/en/listing-words";
import type { Property } from "~/content/en/properties";
import { formatNumber } from "~/format/number";
import { defaultLocale, type SitePath } from "~/locale";
import { filterProperties } from "./filter-properties";
import { type Filters, listPath, readFilters } from "./filters";
import { type Page, pageOf } from "./page-of";
import { type CardData, propertyCard } from "./property-card-data";

const homesOnPage = 24;

/** A chosen filter, and the address of the list without it. */
export interface Chip {
  text: string;
  without: SitePath;
}

/** The list of homes as an address asks for it. */
export interface HomeList {
  filters: Filters;
  cards: CardData[];
  /** What is shown comes from the exclusives, because the open list has nothing of the type. */
  exclusive: boolean;
  /** "Showing 3 properties". */
  showing: string;
  /** For the button of the sheet on a phone: "Show 3 properties". */
  show: string;
  chips: Chip[];
  /** Where the list has more than one page. */
  pages?: { text: string; previous?: SitePath; next?: SitePath };
}

const narrowing = ["for", "type", "bedrooms", "price", "location"] as const;

function chipsOf(filters: Filters): Chip[] {
  const { fields } = buyPage.filter;
  return narrowing.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    const options: Record<string, string> = name === "location" ? {} : fields[name].options;
    return [{ text: options[value] ?? value, without: listPath(others) }] satisfies Chip[];
  });
}

/** A count in words: "3 properties". */
const inHomes = (count: number) => listWords.homes(formatNumber(defaultLocale, count), count);

function shownOf({ items, count, from, total }: Page<Property>) {
  if (count === 1) return listWords.showing(inHomes(total));
  const to = from + items.length - 1;
  return listWords.part(
    formatNumber(defaultLocale, from),
    formatNumber(defaultLocale, to),
    inHomes(total),
  );
}

function pagesOf({ number, count }: Page<Property>, filters: Filters) {
  if (count === 1) return {};
  const previous = number > 1 && { previous: listPath(filters, number - 1) };
  const next = number < count && { next: listPath(filters, number + 1) };
  return {
    pages: {
      text: listWords.page(formatNumber(defaultLocale, number), formatNumber(defaultLocale, count)),
      ...previous,
      ...next,
    },
  };
}

/**
 * Finds what an address asks for. Where a type is asked for of which the open list has nothing that
 * matches, the exclusives are looked through as well.
 *
 * @param homes the whole catalogue
 * @param params of the address: the filters and `page`
 */
export function homeList(homes: readonly Property[], params: URLSearchParams): HomeList {
  const filters = readFilters(params);
  const listed = (listing: Property["listing"]) =>
    filterProperties(
      homes.filter((home) => home.listing === listing),
      filters,
    );
  const open = listed("open");
  const exclusives = open.length === 0 && filters.type ? listed("exclusive") : [];
  const page = pageOf([...open, ...exclusives], params.get("page"), homesOnPage);
  return {
    filters,
    cards: page.items.map(propertyCard),
    exclusive: exclusives.length > 0,
    showing: shownOf(page),
    show: listWords.show(inHomes(page.total)),
    chips: chipsOf(filters),
    ...pagesOf(page, filters),
  };
}
