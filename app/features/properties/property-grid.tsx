import type { ReactNode } from "react";
import { entryId } from "~/features/map/coast-map";
import "./property-grid.css";
import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph } from "~/pictures/picture";
import { CurrencyTexts } from "~/ui/currency-select";
import { PicturesNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import { PropertyCard } from "./property-card";
import type { PropertyList } from "./property-list";
import type { SearchSections } from "./search-sections";

/**
 * The position of a card in the editorial grid: one large, two small beside it, alternating sides. A single card is as
 * wide as the list.
 *
 * @param hasMap whether a map takes five columns on wide screens
 */
function cellLayout(index: number, count: number, hasMap: boolean) {
  if (count === 1)
    return {
      className: "md:col-span-full",
      layout: "wide",
      sizes: hasMap
        ? "(width < 80rem) calc(100vw - 2.5rem), min(53vw, 46rem)"
        : "min(100vw - 2.5rem, 82.5rem)",
    } as const;
  const indexInGroup = index % 3;
  const groupSize = Math.min(3, count - (index - indexInGroup));
  const largeFirst = Math.floor(index / 3) % 2 === 0;
  if (indexInGroup > 0)
    return {
      className: `md:col-span-5 ${largeFirst ? "md:col-start-8" : "md:col-start-1"}`,
      layout: "small",
      sizes: hasMap
        ? `(width < 48rem) calc(100vw - 2.5rem), (width < 80rem) 40vw, ${indexInGroup === 2 ? "min(53vw, 46rem)" : "min(26vw, 22rem)"}`
        : "(width < 48rem) calc(100vw - 2.5rem), min(40vw, 33rem)",
    } as const;
  return {
    className: `md:col-span-7 ${largeFirst ? "md:col-start-1" : "md:col-start-6"} ${groupSize === 3 ? "property-grid-beside-two md:row-span-2" : ""}`,
    layout: groupSize < 3 ? "wide" : hasMap ? "firstInList" : "tall",
    sizes: hasMap
      ? `(width < 48rem) calc(100vw - 2.5rem), (width < 80rem) 56vw, ${groupSize === 3 ? "min(26vw, 22rem)" : "min(53vw, 46rem)"}`
      : "(width < 48rem) calc(100vw - 2.5rem), min(56vw, 47rem)",
  } as const;
}

interface PaginationProps {
  pagination: PropertyList["pagination"];
}

function Pagination({ pagination }: PaginationProps) {
  const messages = useMessages("buy").pages;
  if (!pagination) return null;
  const { text, previous, next } = pagination;
  return (
    <nav
      aria-label={messages.label}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 rule-t rule-b py-4"
    >
      <p className="text-small quiet figures">{text}</p>
      <div className="flex gap-x-8">
        {previous && (
          <SiteLink to={previous} rel="prev" className="text-action">
            {messages.previous}
          </SiteLink>
        )}
        {next && (
          <SiteLink to={next} rel="next" className="text-action">
            {messages.next}
          </SiteLink>
        )}
      </div>
    </nav>
  );
}

interface PropertyGridProps {
  list: PropertyList;
}

export function PropertyGrid({ list: { cards, map, pagination } }: PropertyGridProps) {
  const noted = hasPhotograph(cards.map(({ picture }) => picture));
  return (
    <>
      <ul className="property-grid grid md:grid-cols-12">
        {cards.map((property, index) => {
          const { className, ...shape } = cellLayout(index, cards.length, map !== undefined);
          return (
            <li
              key={property.path}
              id={entryId(property.id)}
              data-highlight-id={property.id}
              className={className}
            >
              <PropertyCard property={property} {...shape} priority={index === 0} noted={noted} />
            </li>
          );
        })}
      </ul>
      <PicturesNote of={cards.map(({ picture }) => picture)} className="mt-12" />
      <Pagination pagination={pagination} />
    </>
  );
}

const sizes = "(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(32vw, 27rem)";

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section className="mt-16 md:mt-20">
      <h2 className="display text-title-3 md:text-title-2">{title}</h2>
      {children}
    </section>
  );
}

interface ResultLinksProps {
  links: SearchSections["lists"][number]["links"];
}

function ResultLinks({ links }: ResultLinksProps) {
  return (
    <ul className="mt-6 rule-b">
      {links.map(({ title, detail, converted = [], to }) => (
        <li
          key={`${to} ${title}`}
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rule-t py-3"
        >
          <SiteLink to={to} className="text-action">
            <bdi>{title}</bdi>
          </SiteLink>
          {/* A new element for new text: browsers' translators replace text nodes. */}
          <span key={detail} className="text-small quiet">
            {detail}
            <CurrencyTexts
              texts={converted.map(({ currency, text }) => ({ currency, text: ` · ${text}` }))}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SearchResultsProps {
  search: SearchSections;
}

export function SearchResults({ search: { near, closest, lists } }: SearchResultsProps) {
  const noted = hasPhotograph((near?.cards ?? []).map(({ picture }) => picture));
  return (
    <>
      {near && (
        <Section title={near.title}>
          <ul className="mt-8 grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {near.cards.map(({ distance, ...property }) => (
              <li key={property.path}>
                <p className="mb-3 text-small quiet">{distance}</p>
                <PropertyCard property={property} sizes={sizes} noted={noted} />
              </li>
            ))}
          </ul>
          <PicturesNote of={near.cards.map(({ picture }) => picture)} className="mt-6" />
        </Section>
      )}
      {closest && (
        <Section title={closest.title}>
          <ResultLinks links={closest.links} />
        </Section>
      )}
      {lists.map(({ title, links }) => (
        <Section key={title} title={title}>
          <ResultLinks links={links} />
        </Section>
      ))}
    </>
  );
}
