import { type ReactNode, useRef } from "react";
import { articlesIn } from "~/content/articles";
import { buyPath, offPlanPath } from "~/content/paths";
import { placeName, shortName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { contactPath } from "~/features/enquiries/contact-links";
import type { CoastMapData } from "~/features/map/coast-map";
import { LinkedMap, useLinkedHighlight } from "~/features/map/linked-map";
import { FilterBar } from "~/features/properties/filter-bar";
import { filterQuery, parseFilters } from "~/features/properties/filters";
import { ListHeading } from "~/features/properties/list-heading";
import { PropertyGrid, SearchResults } from "~/features/properties/property-grid";
import { propertyList } from "~/features/properties/property-list";
import { useLocale, useMessages } from "~/hooks/use-messages";
import { useQueryForm } from "~/hooks/use-query-form";
import { pageSite } from "~/layout/page-site";
import { hasArabicLetters } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import { pickMessages, type Site } from "~/site/site";
import { ActionLink } from "~/ui/action";
import { CallToAction } from "~/ui/call-to-action";
import { CurrencyNote } from "~/ui/currency-select";
import { EmptyState } from "~/ui/empty-state";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/buy";

/** The options of the search field's datalist: places, buildings and projects, each once. */
function searchSuggestions(site: Site): string[] {
  const { locale } = site;
  const { properties, projects, areas } = site.advertised;
  const isReadable = (name: string) => hasArabicLetters(name) === (locale === "ar");
  return [
    ...new Set([
      ...areas.flatMap((area) => [
        textsIn(area, locale).name,
        ...(area.alsoCalled ?? []).filter(isReadable),
      ]),
      ...properties.map(({ district }) => shortName(placeName(locale, district))),
      ...projects.map(({ place }) => shortName(placeName(locale, place))),
      ...properties
        .filter(({ status }) => status === "listed")
        .map((property) => textsIn(property, locale).title),
      ...projects.map(({ title }) => title),
    ]),
  ];
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, format } = site;
  const list = propertyList(site, { articles: articlesIn(locale), params: url.searchParams });
  const narrowed = Object.keys(list.filters).length > 0;
  return {
    messages: pickMessages(site, "buy"),
    conversion: format.conversionNote(),
    list,
    suggestions: searchSuggestions(site),
    map: { open: messages.map.buy.open, links: messages.map.buy.links },
    closing: findPicture(site, "pages/buy"),
    ask: contactPath({
      interest: list.isForRent ? "renting" : "buying",
      about: list.subject,
    }),
    head: { ...messages.buy.head, noindex: narrowed },
  };
}

interface PropertyResultsProps {
  map: CoastMapData | undefined;
  open: string;
  links: string;
  children: ReactNode;
}

/**
 * A list with its map: beside it on wide screens, otherwise above it behind a button. Hovering an entry
 * highlights its marker and vice versa; a marker links to its entry.
 */
function PropertyResults({ map, open, links, children }: PropertyResultsProps) {
  const results = useRef<HTMLDivElement>(null);
  useLinkedHighlight(results);
  if (!map) return children;
  return (
    <div ref={results} className="property-results">
      <details className="property-map mb-3">
        <summary className="text-action">{open}</summary>
        <LinkedMap map={map} links={links} />
      </details>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export default function BuyPage({ loaderData }: Route.ComponentProps) {
  const { list, closing, ask } = loaderData;
  const messages = useMessages("buy");
  const locale = useLocale();
  const queryForm = useQueryForm({
    parse: (query) => parseFilters(query, locale),
    stringify: filterQuery,
    addsHistoryEntries: true,
  });
  return (
    <>
      <div className="page pt-4 pb-24 md:pt-6">
        <h1 className="mb-4 display text-title-2">
          {list.isForRent ? messages.titleForRent : messages.title}
        </h1>
        <FilterBar
          fields={list.fields}
          filters={list.filters}
          suggestions={loaderData.suggestions}
          submitLabel={list.submitLabel}
          queryForm={queryForm}
        />
        <ListHeading list={list} queryForm={queryForm} />
        {list.cards.length > 0 ? (
          <PropertyResults map={list.map} {...loaderData.map}>
            {list.showsExclusives && <p className="mb-5 text-lead measure">{messages.exclusive}</p>}
            {list.otherExclusives.length > 0 && (
              <p className="mb-5 flex flex-wrap items-baseline gap-x-4 text-lead">
                <span>{messages.alsoExclusive}</span>
                {list.otherExclusives.map(({ title, to }) => (
                  <SiteLink key={to} to={to} className="text-action">
                    {title}
                  </SiteLink>
                ))}
              </p>
            )}
            <PropertyGrid list={list} />
          </PropertyResults>
        ) : (
          <EmptyState text={list.search.noResults ?? messages.empty.text}>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <ActionLink to={list.allPath}>
                {list.allPath === buyPath ? messages.empty.all : messages.empty.allForRent}
              </ActionLink>
              <ActionLink variant="text" to={ask}>
                {messages.empty.ask}
              </ActionLink>
            </div>
          </EmptyState>
        )}
        <SearchResults search={list.search} />
        <div className="mt-16 grid gap-y-1 rule-t pt-4 text-small quiet">
          <p>{messages.lead}</p>
          <CurrencyNote texts={loaderData.conversion} />
          {list.search.rate && <p>{list.search.rate}</p>}
        </div>
      </div>
      <CallToAction
        titleSize="text-title-3 md:text-title-2"
        title={messages.callToAction.title}
        text={messages.callToAction.text}
        picture={closing}
      >
        <ActionLink variant="brass" to={ask}>
          {messages.callToAction.action}
        </ActionLink>
        <ActionLink variant="text" to={offPlanPath}>
          {messages.callToAction.offPlan}
        </ActionLink>
      </CallToAction>
    </>
  );
}
