import "./filter-bar.css";
import { type FormEvent, useRef } from "react";
import { buyPath } from "~/content/paths";
import { maxQueryLength } from "~/features/search/query";
import { formatNumber } from "~/format/number";
import { useLocale } from "~/hooks/use-locale";
import type { useQueryForm } from "~/hooks/use-query-form";
import { localePath } from "~/locale";
import type { BuyMessages } from "~/messages/en/buy";
import { Button } from "~/ui/action";
import type { FilterFields } from "./filter-fields";
import { FilterSelect } from "./filter-select";
import { type Filters, filterFormId, hasPriceBands, selectNames } from "./filters";

interface FilterBarProps {
  messages: BuyMessages["filter"];
  fields: FilterFields;
  filters: Filters;
  /** Suggestions for the search field: places, buildings, projects. */
  suggestions: readonly string[];
  /** The label of the sheet's button on hydrated pages: how many properties match. */
  submitLabel: string;
  queryForm: ReturnType<typeof useQueryForm<Filters>>;
}

const sheetId = "filter-sheet";
const suggestionsId = "search-suggestions";
const priceLimitFields = ["min", "max"] as const;

/** The search field. It is above the sheet, so that it is visible on phones. */
function SearchField({
  messages,
  filters,
  suggestions,
  queryForm,
}: Pick<FilterBarProps, "messages" | "filters" | "suggestions" | "queryForm">) {
  return (
    <div className="search-field">
      <label htmlFor="filter-location" className="block text-small quiet">
        {messages.location.label}
      </label>
      <input
        id="filter-location"
        name="location"
        type="search"
        form={filterFormId}
        list={suggestionsId}
        maxLength={maxQueryLength}
        defaultValue={filters.location}
        placeholder={messages.location.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onInput={queryForm.form.onInput}
        onBlur={queryForm.form.onBlur}
        className="filter-text"
      />
      <datalist id={suggestionsId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      <Button type="submit" form={filterFormId} className="search-submit">
        {messages.search}
      </Button>
    </div>
  );
}

/**
 * The search and the filters: ruled rows on desktops; on phones the filters are a popover. A GET form
 * without JavaScript.
 */
export function FilterBar({
  messages,
  fields,
  filters,
  suggestions,
  submitLabel,
  queryForm,
}: FilterBarProps) {
  const locale = useLocale();
  const shown = selectNames.filter((name) => name !== "price" || hasPriceBands(filters.for));
  const sheet = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    queryForm.apply();
    const { current } = sheet;
    // Firefox before 125 does not support popovers.
    if (current && "hidePopover" in current && current.matches(":popover-open"))
      current.hidePopover();
  }

  return (
    <search className="block">
      <SearchField
        key={`search-${queryForm.key}`}
        messages={messages}
        filters={filters}
        suggestions={suggestions}
        queryForm={queryForm}
      />
      <Button variant="outline" popoverTarget={sheetId} className="mt-4 w-full md:hidden">
        {messages.open}
      </Button>
      <div ref={sheet} id={sheetId} popover="auto" className="filter-sheet">
        <div className="mb-6 flex items-center justify-between md:hidden">
          <p className="display text-title-3">{messages.title}</p>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className="text-action"
          >
            {messages.close}
          </button>
        </div>
        <form
          key={queryForm.key}
          id={filterFormId}
          action={localePath(locale, buyPath)}
          className="filter-form"
          {...queryForm.form}
          onSubmit={submit}
        >
          {shown.map((name) => (
            <FilterSelect
              key={name}
              name={name}
              {...fields[name]}
              value={filters[name]}
              className="filter-cell"
            />
          ))}
          {priceLimitFields.map((name) => (
            <div key={name} className="filter-cell">
              <label htmlFor={`filter-${name}`} className="block text-small quiet">
                {messages.priceLimits[name]}
              </label>
              <input
                id={`filter-${name}`}
                name={name}
                type="text"
                inputMode="numeric"
                maxLength={40}
                defaultValue={filters[name] && formatNumber(locale, Number(filters[name]))}
                placeholder={messages.priceLimits.placeholder}
                autoComplete="off"
                className="filter-text"
              />
            </div>
          ))}
          <FilterSelect
            name="currency"
            {...fields.currency}
            value={filters.currency}
            className="filter-cell"
          />
          <Button type="submit" className="filter-search">
            <span className="filter-search-label">{messages.search}</span>
            <span className="filter-search-count">{submitLabel}</span>
          </Button>
        </form>
      </div>
    </search>
  );
}
