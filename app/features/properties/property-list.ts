import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { formatCount } from "~/format/count";
import { fill } from "~/format/fill";
import { formatCompactMoney } from "~/format/money";
import { formatNumber } from "~/format/number";
import { defaultLocale, type Locale, type SitePath } from "~/locale";
import type { BuyWords } from "~/messages/contract/buy";
import type { Words } from "~/messages/contract/words";
import { filterProperties, priceBands } from "./filter-properties";
import { choices, type Filters, listPath, readFilters } from "./filters";
import { propertiesListed, propertyPath } from "./find-property";
import { type CardData, propertyCard } from "./property-card-data";

const propertiesOnPage = 24;

/** A stretch of a long list. */
interface Page<Item> {
  items: Item[];
  number: number;
  /** How many pages there are; at least 1. */
  count: number;
  /** The place of its first item in the whole list, from 1. */
  from: number;
  total: number;
}

/**
 * Takes one page of a list.
 *
 * @param list all of it
 * @param asked the page's number as an address has it; what is no page of this list counts as the
 *   nearest one that is
 * @param size the most items on a page
 */
export function paginate<Item>(
  list: readonly Item[],
  asked: string | null,
  size: number,
): Page<Item> {
  const count = Math.max(1, Math.ceil(list.length / size));
  const wanted = /^\d{1,6}$/.test(asked ?? "") ? Number(asked) : 1;
  const number = Math.min(Math.max(1, wanted), count);
  const start = (number - 1) * size;
  return {
    items: list.slice(start, start + size),
    number,
    count,
    from: start + 1,
    total: list.length,
  };
}

/** A chosen filter, and the address of the list without it. */
interface ChosenFilter {
  text: string;
  without: SitePath;
}

/** The list of properties as an address asks for it. */
export interface PropertyList {
  filters: Filters;
  /** Each list of choices, its options in words. */
  fields: FilterFields;
  cards: CardData[];
  /** What is shown comes from the exclusives, because the open list has nothing that matches. */
  exclusive: boolean;
  /** The exclusives that match as well, where the open list has something. */
  alsoExclusive: { title: string; to: SitePath }[];
  /** "Showing 3 properties". */
  showing: string;
  /** For the button of the sheet on a phone: "Show 3 properties". */
  show: string;
  chosen: ChosenFilter[];
  /** Where the list has more than one page. */
  pages?: { text: string; previous?: SitePath; next?: SitePath };
}

export type FilterFields = Record<
  "for" | "type" | "bedrooms" | "price",
  { label: string; any: string; options: Readonly<Record<string, string>> }
>;

const narrowing = ["for", "type", "bedrooms", "price", "location"] as const;

/** What a price band is called: "Up to $500K", "$500K–$1M", "$2M+". */
function bandName(
  locale: Locale,
  words: BuyWords["filter"]["fields"]["price"],
  band: (typeof choices.price)[number],
) {
  const { from, to } = priceBands[band];
  const form = from === 0 ? words.upTo : to === Infinity ? words.andMore : words.between;
  return fill(form, {
    from: formatCompactMoney(locale, from, "USD"),
    to: formatCompactMoney(locale, to, "USD"),
  });
}

function filterFields(locale: Locale, words: Words): FilterFields {
  const { type, price, ...fields } = words.buy.filter.fields;
  return {
    ...fields,
    type: { ...type, options: words.properties.types },
    price: {
      label: price.label,
      any: price.any,
      options: Object.fromEntries(
        choices.price.map((band) => [band, bandName(locale, price, band)]),
      ),
    },
  };
}

function chosenFilters(fields: FilterFields, filters: Filters): ChosenFilter[] {
  return narrowing.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    const options = name === "location" ? {} : fields[name].options;
    return [{ text: options[value] ?? value, without: listPath(others) }] satisfies ChosenFilter[];
  });
}

function showing(locale: Locale, words: BuyWords["list"], page: Page<Property>) {
  const { items, count, from, total } = page;
  if (count === 1) return formatCount(locale, total, words.showing);
  return fill(formatCount(locale, total, words.part), {
    from: formatNumber(locale, from),
    to: formatNumber(locale, from + items.length - 1),
  });
}

function pagesOf(
  locale: Locale,
  words: BuyWords["list"],
  { number, count }: Page<Property>,
  filters: Filters,
) {
  if (count === 1) return {};
  return {
    pages: {
      text: fill(words.page, {
        page: formatNumber(locale, number),
        pages: formatNumber(locale, count),
      }),
      ...(number > 1 && { previous: listPath(filters, number - 1) }),
      ...(number < count && { next: listPath(filters, number + 1) }),
    },
  };
}

/**
 * Finds what an address asks for. The exclusives are not on the open list: where something is asked
 * for that one of them matches, it is shown if the open list has nothing, and named if it has.
 *
 * @param english words by which a place is found in every language
 * @param list all properties
 * @param params of the address: the filters and `page`
 */
export function propertyList(
  locale: Locale,
  words: Words,
  english: Words,
  list: readonly Property[],
  params: URLSearchParams,
): PropertyList {
  const filters = readFilters(params);
  const fields = filterFields(locale, words);
  const matching = (status: "listed" | "exclusive") =>
    filterProperties(
      [
        { locale, words },
        { locale: defaultLocale, words: english },
      ],
      propertiesListed(list, status),
      filters,
    );
  const open = matching("listed");
  const exclusives = narrowing.some((name) => filters[name]) ? matching("exclusive") : [];
  const exclusive = open.length === 0 && exclusives.length > 0;
  const page = paginate(exclusive ? exclusives : open, params.get("page"), propertiesOnPage);
  return {
    filters,
    fields,
    cards: page.items.map((property) => propertyCard(locale, words.properties, property)),
    exclusive,
    alsoExclusive: exclusive
      ? []
      : exclusives.map((property) => ({
          title: textsIn(property, locale).title,
          to: propertyPath(property),
        })),
    showing: showing(locale, words.buy.list, page),
    show: formatCount(locale, page.total, words.buy.list.show),
    chosen: chosenFilters(fields, filters),
    ...pagesOf(locale, words.buy.list, page, filters),
  };
}
