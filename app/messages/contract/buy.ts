import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

interface ChoiceMessages<Value extends string> {
  label: string;
  /** Where nothing is chosen. */
  any: string;
  options: Readonly<Record<Value, string>>;
}

/** The words of /buy. */
export interface BuyMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  /** `{rate}`: dirhams to the dollar. */
  lead: string;
  filter: {
    title: string;
    open: string;
    close: string;
    search: string;
    fields: {
      for: ChoiceMessages<"sale" | "rent">;
      /** The types are named once for all lists. */
      type: Omit<ChoiceMessages<never>, "options">;
      bedrooms: ChoiceMessages<"1" | "2" | "3" | "4+">;
      price: {
        label: string;
        any: string;
        /** `{to}`. */
        upTo: string;
        /** `{from}` and `{to}`. */
        between: string;
        /** `{from}`. */
        andMore: string;
      };
    };
    /** The field that is searched: a place, rooms, a price, words. `any` is an example. */
    location: { label: string; any: string };
    bounds: { min: string; max: string; currency: string; any: string };
    sort: ChoiceMessages<"price-up" | "price-down" | "size-up" | "size-down"> & { submit: string };
  };
  list: {
    showing: CountForms;
    /** Of a list of more than one page: `{from}` to `{to}` of the count. */
    part: CountForms;
    /** Of the button that closes the filters on a phone. */
    show: CountForms;
    /** `{page}` of `{pages}`. */
    page: string;
  };
  chosen: {
    label: string;
    /** `{filter}`. */
    remove: string;
    clear: string;
  };
  exclusive: string;
  /** Before the links to the exclusives that match beside the list. */
  alsoExclusive: string;
  empty: { text: string; all: string; ask: string };
  search: {
    /** Of words that are searched in the texts: `{words}`. */
    quoted: string;
    offPlan: string;
    /** `{rooms}`. */
    atLeast: string;
    atMost: string;
    /** Where nothing matches: `{criteria}`, all that was asked for. */
    nothing: string;
    near: {
      /** `{place}`. */
      title: string;
      /** Of one property: `{place}` and `{distance}`. */
      titleOfOne: string;
      /** `{distance}` from `{place}`. */
      distance: string;
    };
    closest: {
      title: string;
      /** `{criteria}` that a property does not meet. */
      unmet: string;
    };
    projects: string;
    areas: string;
    articles: string;
    /** `{date}` of the reference rate, and what `{unit}` is worth in dirhams: `{amount}`. */
    rate: string;
    /** Of a price in a `{currency}` that has no current rate. */
    noRate: string;
  };
  pages: { label: string; previous: string; next: string };
  close: { title: string; text: string; action: string; offPlan: string };
}
