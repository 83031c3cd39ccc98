import "./property-list.css";
import type { Ref } from "react";
import type { BuyWords } from "~/content/contract/buy";
import type { useAddressForm } from "~/hooks/use-address-form";
import { FilterChoice } from "./filter-choice";
import { type Filters, filterFormId } from "./filters";

interface ListHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  text: string;
  words: BuyWords["filter"]["sort"];
  sort: Filters["sort"];
  control: ReturnType<typeof useAddressForm<Filters>>;
}

/** How many properties are shown, said again as it changes, and the order they stand in. */
export function ListHeading({ ref, text, words, sort, control }: ListHeadingProps) {
  return (
    <div className="mt-12 mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-16">
      <h2 ref={ref} tabIndex={-1} className="display text-title-1 outline-none">
        <span aria-live="polite" aria-atomic>
          {text}
        </span>
      </h2>
      <div className="flex items-end gap-4">
        <FilterChoice
          key={control.key}
          name="sort"
          label={words.label}
          any={words.any}
          options={words.options}
          chosen={sort}
          form={filterFormId}
          onInput={control.form.onInput}
          className="w-56"
        />
        <button type="submit" form={filterFormId} className="without-script text-action">
          {words.submit}
        </button>
      </div>
    </div>
  );
}
