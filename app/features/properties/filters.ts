import type { Property, Purpose } from "~/content/properties";
import { normalizeQuery } from "~/features/search/normalize";
import type { Criterion } from "~/features/search/parse";
import { isPriceIn } from "~/features/search/ranges";
import { type AmountLimits, priceLimits, parseAmount } from "~/format/amount";
import { defaultCurrency } from "~/format/exchange-rates";
import type { Currency } from "~/format/money";
import type { Locale, SitePath } from "~/locale";
import type { Site } from "~/site/site";

export interface Select<Option extends string> {
  /** The values of the query parameter, in the order of the select. */
  readonly options: readonly Option[];
  /** The rule: whether a property matches an option. */
  matches(this: void, property: Property, option: Option, site: Site): boolean;
  /** In the row of the filter bar on desktops, and not in the panel "More filters". */
  readonly inRow?: true;
}

const select = <const Option extends string>(record: Select<Option>) => record;

export type PriceRange = Extract<Criterion, { kind: "price" }>;

/** In US dollars, both ends included: a property at a limit is in both bands. */
export const priceBands = {
  "up-to-500k": { kind: "price", currency: "USD", max: 500_000 },
  "500k-1m": { kind: "price", currency: "USD", min: 500_000, max: 1_000_000 },
  "1m-2m": { kind: "price", currency: "USD", min: 1_000_000, max: 2_000_000 },
  "2m+": { kind: "price", currency: "USD", min: 2_000_000 },
} satisfies Record<string, PriceRange>;

/**
 * The selects by query parameter, in the order of the filter bar and of the canonical query. The parser of the query,
 * the filter bar, the active filters, the list and the edge cache follow from these records; the texts are in
 * `filter.fields` of app/messages/LANG/buy.ts.
 */
export const selects = {
  for: select({
    options: ["sale", "rent"] satisfies Purpose[],
    matches: ({ purpose }, option) => purpose === option,
    inRow: true,
  }),
  type: select({
    options: ["apartment", "villa", "penthouse", "townhouse"],
    matches: ({ type }, option) => type === option,
  }),
  bedrooms: select({
    options: ["1", "2", "3", "4+"],
    matches: ({ bedrooms }, option) =>
      option === "4+" ? bedrooms >= 4 : bedrooms === Number(option),
    inRow: true,
  }),
  price: select({
    options: Object.keys(priceBands) as (keyof typeof priceBands)[],
    matches: (property, band, site) => isPriceIn(site, priceBands[band], property),
    inRow: true,
  }),
};

export type SelectName = keyof typeof selects;

export type FilterOption<Name extends SelectName> = (typeof selects)[Name]["options"][number];

export const selectNames = Object.keys(selects) as SelectName[];

/** The orders of the list. By default the order is that of the files' `order`. */
export const sortOptions = ["price-up", "price-down", "size-up", "size-down"] as const;

export type SortOption = (typeof sortOptions)[number];

type ChosenOptions = { [Name in SelectName]: FilterOption<Name> | undefined };

/** The filters of /buy. A filter that is absent matches every property. */
export interface Filters extends Partial<ChosenOptions> {
  /** The lowest price in `currency`, as digits; text that is not an amount as it was typed. */
  min?: string;
  /** The highest price, in the same way. */
  max?: string;
  /** The currency of `min`, `max` and the bands. By default dirhams with limits, else the language's: `currencyOf`. */
  currency?: Currency;
  location?: string;
  sort?: SortOption;
}

export const filterFormId = "filters";

/** The id of the results on /buy, which a search scrolls to on phones. */
export const resultsId = "results";

/** The currencies of `min` and `max`, dirhams first. */
export const priceCurrencies = ["AED", "USD", "EUR", "GBP"] as const satisfies Currency[];

const amountLimits: AmountLimits = { ...priceLimits, max: 10_000_000_000 };

/**
 * An amount as digits, as in the query: "1,5 mln" is 1500000. Text that is not an amount stays, because the list says
 * that it was not understood.
 */
export function parsePriceLimit(text: string): string | undefined {
  const typed = normalizeQuery(text).slice(0, 40);
  const amount = parseAmount(typed, amountLimits);
  if ("value" in amount) return String(Math.round(amount.value));
  return amount.problem === "unreadable" ? typed : undefined;
}

/** The amount of a limit; undefined without one, or if it is other text. */
export const limitAmount = (limit = ""): number | undefined =>
  /^\d+$/.test(limit) ? Number(limit) : undefined;

/** The currency of a query, in any case. */
export function parsePriceCurrency(text: string): Currency | undefined {
  const code = text.trim().toUpperCase();
  return priceCurrencies.find((currency) => currency === code);
}

/** The currency of the price fields and bands, without a choice of the visitor that the query does not have. */
export const currencyOf = ({ min, max, currency }: Filters, locale: Locale): Currency =>
  currency ?? (min || max ? "AED" : defaultCurrency[locale]);

/** Whether price bands apply: they are for sales, and every rent would be in the lowest. */
export const hasPriceBands = (purpose: Filters["for"]) => purpose !== "rent";

/** The option of a parameter. A query with `4+` is parsed as "4 ", because a plus sign is a space. */
export function findOption<Value extends string>(values: readonly Value[], text: string | null) {
  const requested = text?.toLowerCase().replace(/ $/, "+");
  return values.find((value) => value === requested);
}

/**
 * Parses the filters of a query.
 *
 * @param params the query of /buy
 * @param locale of the page, whose currency is left out without limits
 * @returns known values; others are ignored
 */
export function parseFilters(params: URLSearchParams, locale: Locale): Filters {
  const chosen = Object.fromEntries(
    selectNames.map((name) => [name, findOption<string>(selects[name].options, params.get(name))]),
  ) as ChosenOptions;
  const parsed = {
    ...chosen,
    price: hasPriceBands(chosen.for) ? chosen.price : undefined,
    min: parsePriceLimit(params.get("min") ?? ""),
    max: parsePriceLimit(params.get("max") ?? ""),
    currency: parsePriceCurrency(params.get("currency") ?? ""),
    location: normalizeQuery(params.get("location") ?? ""),
    sort: findOption(sortOptions, params.get("sort")),
  } satisfies Record<keyof Filters, unknown>;
  const { currency, ...others } = Object.fromEntries(
    Object.entries(parsed).filter(([, value]) => value),
  ) as Filters;
  // Forms send the currency with every search.
  return currency && currency !== currencyOf(others, locale) ? { ...others, currency } : others;
}

/**
 * The canonical query of these filters: equal filters have equal queries.
 *
 * @param filters of the list
 */
export const filterQuery = (filters: Filters) => new URLSearchParams(Object.entries(filters));

/**
 * The canonical path and query of the list with these filters.
 *
 * @param filters of the list
 * @param page of the list, from 1
 */
export function listPath(filters: Filters, page = 1): SitePath {
  const query = filterQuery(filters);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/buy?${query}` : "/buy";
}
