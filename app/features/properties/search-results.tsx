import type { ReactNode } from "react";
import { hasPhotograph } from "~/pictures/picture";
import { CurrencyTexts } from "~/ui/currency-select";
import { PicturesNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import { PropertyCard } from "./property-card";
import type { SearchSections } from "./search-sections";

const sizes = "(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(32vw, 27rem)";

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <section className="mt-16 md:mt-20">
      <h2 className="display text-title-2">{title}</h2>
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
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 rule-t"
        >
          <SiteLink to={to} className="text-action">
            <bdi>{title}</bdi>
          </SiteLink>
          {/* A new element for new text: browsers' translators replace text nodes. */}
          <span key={detail} className="text-small quiet">
            {detail}
            {converted.length > 0 && (
              <>
                {" · "}
                <CurrencyTexts texts={converted} />
              </>
            )}
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
              <li key={property.link}>
                <p className="mb-3 text-small quiet">{distance}</p>
                <PropertyCard property={property} sizes={sizes} noted={noted} />
              </li>
            ))}
          </ul>
          <PicturesNote of={near.cards.map(({ picture }) => picture)} asSentence className="mt-6" />
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
