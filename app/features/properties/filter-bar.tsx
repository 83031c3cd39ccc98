import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import "./filter-bar.css";
import { buyPath } from "~/content/paths";
import { maxQueryLength } from "~/features/search/normalize";
import { interpolate } from "~/format/interpolate";
import { numberFormat } from "~/format/number";
import { useMessages, useLocale } from "~/hooks/use-messages";
import type { useQueryForm } from "~/hooks/use-query-form";
import { localePath } from "~/locale";
import { Button } from "~/ui/action";
import { chooseCurrency, useChosenCurrency } from "~/ui/currency-select";
import type { FilterFields } from "./filter-fields";
import { FilterSelect } from "./filter-select";
import {
  type Filters,
  filterFormId,
  hasPriceBands,
  limitAmount,
  resultsId,
  type SelectName,
  selectNames,
  selects,
} from "./filters";

interface FilterBarProps {
  fields: FilterFields;
  filters: Filters;
  suggestions: readonly string[];
  /** The label of the sheet's button on hydrated pages: how many properties match. */
  submitLabel: string;
  queryForm: ReturnType<typeof useQueryForm<Filters>>;
}

/** The screens on which the filters are a sheet. */
const sheetQuery = "(width < 64rem)";

const sheetId = "filter-sheet";
const moreId = "filter-more";
const suggestionsId = "search-suggestions";
const priceLimitFields = ["min", "max"] as const;

const inRow = selectNames.filter((name) => "inRow" in selects[name]);

/**
 * Puts the currency that the visitor chose on any page into the query: the ranges and the limits follow it. Limits that
 * are in the query keep their currency.
 */
function useCurrencyOfQuery({ fields, filters, queryForm }: FilterBarProps) {
  const chosen = useChosenCurrency();
  const isOther =
    chosen in fields.currency.options &&
    chosen !== fields.currency.value &&
    !filters.min &&
    !filters.max;
  useEffect(() => {
    const select = queryForm.form.ref.current?.elements.namedItem("currency");
    if (!isOther || !(select instanceof HTMLSelectElement)) return;
    select.value = chosen;
    queryForm.apply(true);
    // oxlint-disable-next-line react/exhaustive-deps -- the form is another object in each render
  }, [chosen, isOther]);
}

/**
 * Makes the sheet a modal dialog while it is open: the rest of the page is inert. Desktops show it in the page.
 *
 * @param label of the dialog; null once it is closed
 */
function setModal(sheet: HTMLElement, label: string | null) {
  sheet.role = label && "dialog";
  sheet.ariaLabel = label;
  for (let part = sheet; part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part) other.inert = Boolean(label);
}

/** Closes a popover. Firefox before 125 does not support them. */
function hide(popover: HTMLElement | null) {
  if (popover && "hidePopover" in popover && popover.matches(":popover-open"))
    popover.hidePopover();
}

/** The search field. It is outside of the sheet, so that it is always visible. */
function SearchField({
  filters,
  suggestions,
  queryForm,
}: Pick<FilterBarProps, "filters" | "suggestions" | "queryForm">) {
  const messages = useMessages("buy").filter;
  return (
    <div className="filter-cell min-w-0 flex-[4_1_0] pt-3">
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
        placeholder={interpolate(messages.location.example, {
          example: messages.location.placeholder,
        })}
        autoComplete="off"
        enterKeyHint="search"
        onInput={queryForm.form.onInput}
        onBlur={queryForm.form.onBlur}
        className="filter-text min-h-11 w-full appearance-none text-ellipsis"
      />
      <datalist id={suggestionsId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </div>
  );
}

/**
 * The search and the filters in one ruled line. Desktops have a panel for the filters that are used less; on smaller
 * screens all filters are in a sheet. Without JavaScript it is a GET form, and both are opened by the browser.
 */
export function FilterBar(props: FilterBarProps) {
  const { fields, filters, suggestions, submitLabel, queryForm } = props;
  const messages = useMessages("buy").filter;
  const locale = useLocale();
  const { search } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  useCurrencyOfQuery(props);
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      if (element) setModal(element, null);
    };
  }, []);
  const limitText = (limit: string | undefined) => {
    const amount = limitAmount(limit);
    return amount === undefined ? limit : numberFormat(locale).number(amount);
  };
  const select = (name: SelectName) => (
    <FilterSelect
      key={name}
      name={name}
      {...fields[name]}
      value={filters[name]}
      className="filter-cell pt-3"
    />
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    queryForm.apply();
    hide(more.current);
    hide(sheet.current);
    if (!matchMedia(sheetQuery).matches) return;
    // The keyboard of a phone covers the results while the field has the focus.
    const results = document.getElementById(resultsId);
    results?.focus();
    results?.scrollIntoView();
  }

  return (
    // One line: the search field, the filters or the button that opens them, and Search.
    <search className="filter-bar flex items-end gap-x-4 rule-t rule-b border-ink pb-1">
      <SearchField
        key={`search-${queryForm.key}`}
        filters={filters}
        suggestions={suggestions}
        queryForm={queryForm}
      />
      <Button variant="outline" popoverTarget={sheetId} className="mb-1 px-5 lg:hidden">
        {messages.open}
      </Button>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="filter-sheet min-w-0 lg:block"
        onToggle={({ target, currentTarget, newState }) => {
          if (newState !== "open" || target !== currentTarget) return;
          setModal(currentTarget, messages.title);
          currentTarget.querySelector("button")?.focus();
        }}
        // Before the browser returns the focus to the button.
        onBeforeToggle={({ target, currentTarget, newState }) => {
          if (newState === "closed" && target === currentTarget) setModal(currentTarget, null);
        }}
      >
        <div className="mb-2 flex items-center justify-between lg:hidden">
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
          action={`${localePath(locale, buyPath)}#${resultsId}`}
          className="filter-form grid lg:flex lg:items-end"
          {...queryForm.form}
          onChange={({ target }) => {
            // The prices of the list follow the limits and the ranges.
            if (target instanceof HTMLSelectElement && target.name === "currency")
              chooseCurrency(target.value === "AED" ? "" : target.value);
          }}
          onSubmit={submit}
        >
          {inRow.filter((name) => name !== "price" || hasPriceBands(filters.for)).map(select)}
          <button
            type="button"
            popoverTarget={moreId}
            className="max-lg:hidden lg:min-h-11 lg:ps-4"
          >
            <span className="text-action">{messages.more}</span>
          </button>
          <div ref={more} id={moreId} popover="auto" className="filter-more">
            {selectNames.filter((name) => !inRow.includes(name)).map(select)}
            <FilterSelect name="currency" {...fields.currency} className="filter-cell pt-3" />
            {priceLimitFields.map((name) => (
              <div key={name} className="filter-cell pt-3">
                <label htmlFor={`filter-${name}`} className="block text-small quiet">
                  {messages.priceLimits[name]}
                </label>
                <input
                  id={`filter-${name}`}
                  name={name}
                  type="text"
                  inputMode="numeric"
                  maxLength={40}
                  defaultValue={limitText(filters[name])}
                  placeholder={messages.priceLimits.placeholder}
                  autoComplete="off"
                  className="filter-text min-h-11 w-full appearance-none text-ellipsis"
                />
              </div>
            ))}
          </div>
          {/* The list, with its live region, is inert while the sheet is open. */}
          <p aria-live="polite" className="sr-only lg:hidden">
            <span key={search}>{submitLabel}</span>
          </p>
          <Button type="submit" className="filter-submit col-span-full mt-3 lg:hidden">
            <span className="without-script">{messages.search}</span>
            <span className="with-script">{submitLabel}</span>
          </Button>
        </form>
      </div>
      <Button type="submit" form={filterFormId} className="mb-1 px-5 max-md:hidden">
        {messages.search}
      </Button>
    </search>
  );
}
