import type { Purpose } from "~/content/properties";
import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

/** The words of /shortlist. */
export interface ShortlistMessages {
  head: PageHeadMessages;
  /** Of a list that an address holds: its title, `{homes}` by name, and its description. */
  listHead: { title: string; description: CountForms };
  eyebrow: string;
  /** The visitor's own list. */
  own: { title: string; text: string };
  /** A list that an address holds. */
  received: {
    title: CountForms;
    /** What it is; whose, is known once the page is hydrated. */
    text: string;
    /** Where it is the visitor's own as well. */
    same: string;
    /** Where the visitor has a list of another kind. */
    other: CountForms;
    /** Where both together are more than a list holds. */
    tooMany: string;
    keep: string;
    add: string;
    replace: string;
    show: string;
  };
  /** Where the browser has nothing yet; `withoutScript` where it cannot have anything. */
  empty: { text: string; how: string; withoutScript: string; action: string };
  /** Where one home is on the list: there is nothing to compare it with. */
  alone: { text: string; action: string };
  /** Where the list is as long as can be. */
  full: string;
  /** While the homes are fetched. */
  loading: string;
  /** What a screen reader calls the table. */
  table: string;
  rows: {
    price: string;
    rate: string;
    costs: string;
    area: string;
    bedrooms: string;
    bathrooms: string;
    district: string;
    view: string;
    handover: string;
    amenities: string;
    /** The amenities that all homes have, by how many homes there are. */
    sharedAmenities: CountForms;
  };
  /** Under what a home costs besides its price or its rent; `link` leads to how that is made up. */
  costs: Readonly<Record<Purpose, string>> & { link: string };
  /** Beside what is the same of every home, by how many homes there are. */
  alike: CountForms;
  /** In place of the price of a square foot, of a home to rent. */
  noRate: string;
  /** In place of the amenities where a home has none that the others do not have. */
  noOther: string;
  /** Beside the lowest price per square foot and the largest area, by how many homes there are. */
  marks: { cheapest: CountForms; largest: CountForms };
  /**
   * What an agent would point out, by how many homes there are: `{title}` and `{amount}`, `{title}` and
   * `{area}`.
   */
  points: { cheapest: CountForms; largest: CountForms };
  remove: string;
  share: { action: string };
  request: { title: CountForms; text: CountForms };
}
