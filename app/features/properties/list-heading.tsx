import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import "./filter-bar.css";
import { buyPath } from "~/content/paths";
import { interpolate } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import type { useQueryForm } from "~/hooks/use-query-form";
import { SiteLink } from "~/ui/site-link";
import { FilterSelect } from "./filter-select";
import { type Filters, filterFormId, resultsId } from "./filters";
import type { PropertyList } from "./property-list";

function ActiveFilters({ filters }: { filters: PropertyList["activeFilters"] }) {
  const messages = useMessages("buy").activeFilters;
  if (filters.length === 0) return null;
  return (
    <ul aria-label={messages.label} className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map(({ text, removePath }) => (
        <li key={removePath}>
          <SiteLink
            to={removePath}
            preventScrollReset
            className="active-filter inline-flex min-h-11 items-center gap-3 px-4 hover:text-bronze"
          >
            <span className="sr-only">{interpolate(messages.remove, { filter: text })}</span>
            <span aria-hidden>{text}</span>
            <svg viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" className="size-3">
              <path d="M1.5 1.5l9 9M10.5 1.5l-9 9" />
            </svg>
          </SiteLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="ms-3">
          <SiteLink to={buyPath} preventScrollReset className="text-action">
            {messages.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

interface ListHeadingProps {
  list: PropertyList;
  queryForm: ReturnType<typeof useQueryForm<Filters>>;
}

/** The heading of the list: the active filters, the number of properties as a live region, and the order. */
export function ListHeading({ list, queryForm }: ListHeadingProps) {
  const { sort } = useMessages("buy").filter;
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    // The link that had the focus, such as that of a removed filter, is no longer there.
    if (shown.current !== key && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shown.current = key;
  }, [key]);
  return (
    // Desktops show the results without scrolling.
    <div id={resultsId} tabIndex={-1} className="[outline:none] lg:scroll-mt-[100vh]">
      <ActiveFilters filters={list.activeFilters} />
      <p aria-live="polite" className="text-small not-empty:mt-3">
        {list.notUnderstood}
      </p>
      <div
        className={`my-1 flex flex-wrap items-center justify-between gap-x-2 ${list.map ? "list-line" : ""}`}
      >
        <h2 ref={heading} tabIndex={-1} className="text-small weight-medium figures [outline:none]">
          {/* A new element with each search: a number that is the same is announced too. */}
          <span aria-live="polite">
            <span key={key}>{list.heading}</span>
          </span>
        </h2>
        <div className="flex items-center gap-4">
          <FilterSelect
            key={queryForm.key}
            name="sort"
            label={sort.label}
            emptyOption={sort.emptyOption}
            options={sort.options}
            value={list.filters.sort}
            form={filterFormId}
            onInput={queryForm.form.onInput}
            className="text-small"
            hideLabel
          />
          <button type="submit" form={filterFormId} className="without-script text-action">
            {sort.submit}
          </button>
        </div>
      </div>
    </div>
  );
}
