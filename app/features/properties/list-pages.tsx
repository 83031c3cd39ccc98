import type { BuyWords } from "~/content/contract/buy";
import { SiteLink } from "~/ui/site-link";
import type { PropertyList } from "./property-list";

interface ListPagesProps {
  pages: PropertyList["pages"];
  words: BuyWords["pages"];
}

/** The way through a list of more than one page. */
export function ListPages({ pages, words }: ListPagesProps) {
  if (!pages) return null;
  const { text, previous, next } = pages;
  return (
    <nav
      aria-label={words.label}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 py-4 rule-b rule-t"
    >
      <p className="text-small quiet figures">{text}</p>
      <div className="flex gap-x-8">
        {previous && (
          <SiteLink to={previous} rel="prev" className="text-action">
            {words.previous}
          </SiteLink>
        )}
        {next && (
          <SiteLink to={next} rel="next" className="text-action">
            {words.next}
          </SiteLink>
        )}
      </div>
    </nav>
  );
}
