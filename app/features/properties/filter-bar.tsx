import "./property-list.css";
import { type FormEvent, useRef } from "react";
import { buyPath } from "~/data/paths";
import type { useAddressForm } from "~/hooks/use-address-form";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";
import type { BuyWords } from "~/messages/contract/buy";
import { Button } from "~/ui/action";
import { FilterChoice } from "./filter-choice";
import { type Filters, filterFormId, hasPriceFilter, longestLocation } from "./filters";
import type { FilterFields } from "./property-list";

interface FilterBarProps {
  words: BuyWords["filter"];
  fields: FilterFields;
  filters: Filters;
  /** What the sheet's button says once the page is hydrated: how many properties match. */
  show: string;
  control: ReturnType<typeof useAddressForm<Filters>>;
}

const sheetId = "filter-sheet";
const choices = ["for", "type", "bedrooms", "price"] as const;

/**
 * The filters: one ruled bar on a desktop, a sheet on a phone, which the browser opens by itself. A
 * plain GET form until the page is hydrated.
 */
export function FilterBar({ words, fields, filters, show, control }: FilterBarProps) {
  const locale = useLocale();
  const asked = choices.filter((name) => name !== "price" || hasPriceFilter(filters.for));
  const sheet = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    control.apply();
    const { current } = sheet;
    // Firefox before 125 knows neither.
    if (current && "hidePopover" in current && current.matches(":popover-open"))
      current.hidePopover();
  }

  return (
    <>
      <Button look="outline" popoverTarget={sheetId} className="w-full md:hidden">
        {words.open}
      </Button>
      <div ref={sheet} id={sheetId} popover="auto" className="filter-sheet">
        <div className="mb-6 flex items-center justify-between md:hidden">
          <p className="display text-title-3">{words.title}</p>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className="text-action"
          >
            {words.close}
          </button>
        </div>
        <search>
          <form
            key={control.key}
            id={filterFormId}
            action={href(locale, buyPath)}
            className="filter-form"
            {...control.form}
            onSubmit={submit}
          >
            {asked.map((name) => (
              <FilterChoice
                key={name}
                name={name}
                {...fields[name]}
                chosen={filters[name]}
                className="filter-cell"
              />
            ))}
            <div className="filter-cell">
              <label htmlFor="filter-location" className="block text-small quiet">
                {words.location.label}
              </label>
              <input
                id="filter-location"
                name="location"
                type="search"
                maxLength={longestLocation}
                defaultValue={filters.location}
                placeholder={words.location.any}
                autoComplete="off"
                className="filter-location"
              />
            </div>
            <Button type="submit" className="filter-search">
              <span className="filter-search-word">{words.search}</span>
              <span className="filter-search-count">{show}</span>
            </Button>
          </form>
        </search>
      </div>
    </>
  );
}
