import type { Article } from "~/content/articles";
import { projectPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import type { Property, Purpose } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { placeLabel } from "~/features/search/places";
import {
  closestProperties,
  findAreas,
  findArticles,
  findProjects,
  type NearProperty,
} from "~/features/search/search";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { show } from "~/listings/listing";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import type { ActiveFilter } from "./active-filters";
import type { Filters } from "./filters";
import { type PropertyCardData, propertyCardData } from "./property-card.server";

interface ResultLink {
  title: string;
  detail: string;
  /** The price of a property in other currencies. */
  converted?: readonly CurrencyText[];
  to: SitePath;
}

export interface SearchSections {
  noResults?: string;
  near?: { title: string; cards: (PropertyCardData & { distance: string })[] };
  /** Set if no property matches and none is nearby. */
  closest?: { title: string; links: ResultLink[] };
  lists: { title: string; links: ResultLink[] }[];
  /** The exchange rate of a converted price, or the note that there is none. */
  rate?: string;
}

const maxClosest = 3;

/** Positions of districts are accurate to 300 m, so distances are in whole kilometres. */
const wholeDistance = ({ format }: Site, kilometres: number) =>
  format.distance(Math.max(1, Math.round(kilometres)));

function nearSection(site: Site, near: readonly NearProperty[]) {
  const { messages, format } = site;
  const [first] = near;
  if (!first) return undefined;
  const { title, titleOfOne, distance } = messages.buy.search.near;
  const labels = new Set(near.map(({ place }) => nonBreaking(placeLabel(site, place))));
  const place = format.list(labels);
  return {
    title:
      near.length === 1
        ? interpolate(titleOfOne, { place, distance: wholeDistance(site, first.kilometres) })
        : interpolate(title, { place }),
    cards: near.map(({ property, kilometres, place: from }) => ({
      ...propertyCardData(site, property),
      distance: interpolate(distance, {
        distance: wholeDistance(site, kilometres),
        place: nonBreaking(placeLabel(site, from)),
      }),
    })),
  };
}

/** The active filters in a sentence: without capitals, except of names, quotations and currencies. */
const criteriaIn = ({ locale, format }: Site, activeFilters: readonly ActiveFilter[]): string =>
  format.commaList(
    activeFilters.map(({ text, criterion }) =>
      criterion?.kind === "place"
        ? text
        : text.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLocaleLowerCase(locale)),
    ),
  );

/** A property in one line: location, the active filters that it does not meet, and price. */
function closestSection(
  site: Site,
  activeFilters: readonly ActiveFilter[],
  list: readonly Property[],
) {
  const { title, unmet: unmetText } = site.messages.buy.search.closest;
  const closest = closestProperties(site, activeFilters, list, maxClosest);
  if (closest.length === 0) return undefined;
  return {
    title,
    links: closest.map(({ property, unmet }) => {
      const criteria = criteriaIn(site, unmet);
      const { title: name, place, priceWithPeriod, converted, path } = show(site, property);
      return {
        title: name,
        detail: [place, interpolate(unmetText, { criteria }), priceWithPeriod].join(" · "),
        converted,
        to: path,
      };
    }),
  };
}

function listSections(
  { locale, messages, advertised: { projects, areas } }: Site,
  { activeFilters, articles, purpose }: SearchSource,
) {
  const { search } = messages.buy;
  return [
    {
      title: search.projects,
      links: (purpose === "rent" ? [] : findProjects(activeFilters, projects)).map((project) => ({
        title: project.title,
        detail: projectPlace(locale, project),
        to: projectPath(project.id),
      })),
    },
    {
      title: search.areas,
      links: findAreas(activeFilters, areas).map((area) => {
        const { name, dwellings, transport } = textsIn(area, locale);
        return {
          title: name,
          detail: `${dwellings} · ${transport}`,
          to: `/areas/${area.id}` as const,
        };
      }),
    },
    {
      title: search.articles,
      links: findArticles(activeFilters, articles).map((article) => ({
        title: textsIn(article, locale).title,
        detail: messages.journal.categories[article.category],
        to: `/journal/${article.id}` as const,
      })),
    },
  ].filter(({ links }) => links.length > 0);
}

/**
 * The date and the value of the exchange rate, if the query has a price in euros or pounds. Without a rate,
 * the note that such prices are not compared.
 */
function rateText(
  { messages, rates, format }: Site,
  activeFilters: readonly ActiveFilter[],
  filters: Filters,
): string | undefined {
  const typed = activeFilters.flatMap(({ criterion }) =>
    criterion?.kind === "price" ? criterion.currency : [],
  );
  const currency = [...typed, filters.currency].find((one) => one === "EUR" || one === "GBP");
  if (!currency) return undefined;
  const rate = format.dirhamsPer(currency);
  if (!rates || !rate)
    return interpolate(messages.buy.search.noRate, { currency: format.currencyName(currency) });
  return interpolate(messages.buy.search.rate, {
    date: nonBreaking(format.date(rates.date)),
    unit: format.currencyUnit(currency),
    amount: format.number(rate, 2),
  });
}

interface SearchSource {
  filters: Filters;
  activeFilters: readonly ActiveFilter[];
  count: number;
  near: readonly NearProperty[];
  candidates: readonly Property[];
  articles: readonly Article[];
  /** The purpose that the visitor chose or searched for. No project is to rent. */
  purpose: Purpose | undefined;
}

export function searchSections(site: Site, source: SearchSource): SearchSections {
  const { messages } = site;
  const { filters, activeFilters, count, near, candidates, purpose } = source;
  const nearby = nearSection(site, near);
  const hasText = activeFilters.some(({ criterion }) => criterion);
  const criteria = criteriaIn(
    site,
    activeFilters.filter(({ isPurpose }) => !isPurpose),
  );
  const closest =
    count === 0 && !nearby ? closestSection(site, activeFilters, candidates) : undefined;
  const rate = rateText(site, activeFilters, filters);
  return {
    ...(hasText &&
      count === 0 && {
        noResults: interpolate(messages.buy.search.nothing[(criteria && purpose) || "any"], {
          criteria: criteria || criteriaIn(site, activeFilters),
        }),
      }),
    ...(nearby && { near: nearby }),
    ...(closest && { closest }),
    lists: listSections(site, source),
    ...(rate && { rate }),
  };
}
