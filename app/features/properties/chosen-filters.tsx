import "./property-list.css";
import type { BuyWords } from "~/content/contract/buy";
import { buyPath } from "~/data/paths";
import { fill } from "~/format/fill";
import { SiteLink } from "~/ui/site-link";
import type { ChosenFilter } from "./property-list";

interface ChosenFiltersProps {
  chosen: readonly ChosenFilter[];
  words: BuyWords["chosen"];
  /** Called when one is taken away and its link is about to vanish under the focus. */
  onRemove: () => void;
}

/** The filters that are chosen, each a link to the list without it. */
export function ChosenFilters({ chosen, words, onRemove }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.label} className="mt-6 flex flex-wrap items-center gap-3">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <SiteLink to={without} preventScrollReset onClick={onRemove} className="filter-chip">
            <span className="sr-only">{fill(words.remove, { filter: text })}</span>
            <span aria-hidden>{text}</span>
            <svg viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" className="size-3">
              <path d="M1.5 1.5l9 9M10.5 1.5l-9 9" />
            </svg>
          </SiteLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li className="ms-3">
          <SiteLink to={buyPath} preventScrollReset onClick={onRemove} className="text-action">
            {words.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
