import "./property-list.css";
import { SiteLink } from "~/ui/site-link";
import type { Chip } from "./property-list";

interface ChosenFiltersProps {
  chips: readonly Chip[];
  words: { label: string; remove: string; clear: string };
  /** Called when one is taken away and its link is about to vanish under the focus. */
  onRemove: () => void;
}

/** The filters that are chosen, each a link to the list without it. */
export function ChosenFilters({ chips, words, onRemove }: ChosenFiltersProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.label} className="mt-6 flex flex-wrap items-center gap-3">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <SiteLink to={without} preventScrollReset onClick={onRemove} className="filter-chip">
            <span className="sr-only">{words.remove} </span>
            {text}
            <svg viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" className="size-3">
              <path d="M1.5 1.5l9 9M10.5 1.5l-9 9" />
            </svg>
          </SiteLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="ms-3">
          <SiteLink to="/buy" preventScrollReset onClick={onRemove} className="text-action">
            {words.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
