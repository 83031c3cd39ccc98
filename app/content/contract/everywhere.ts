/** The few words that every visitor has in every language of the site. */
export interface EverywhereWords {
  /** Offers the language to somebody whose browser prefers it, in that language. */
  offer: {
    /** What a screen reader calls it. */
    label: string;
    text: string;
    /** The link to the same page in the language. */
    accept: string;
    dismiss: string;
  };
  /** Where a page has failed so early that none of its own words are there. */
  error: { title: string; text: string; home: string };
}
