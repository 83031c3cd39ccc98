import type { CountForms } from "~/format/count";

/** The messages of maps. */
export interface MapMessages {
  sea: string;
  road: string;
  /** The letter at the north arrow. */
  north: string;
  /** The name of the frame, which scrolls sideways on a phone. */
  frame: string;
  credits: { coast: string; positions: string };
  areas: {
    /** The name of the group of links on the map. */
    links: string;
    /** `{areas}` from left to right. */
    alt: string;
  };
  place: {
    title: string;
    /** `{place}` and, as a list, `{distances}`. */
    alt: string;
    /** One item of `{distances}`. */
    distance: string;
    /** Where the owner gives no coordinates: `{place}` is the district. */
    district: string;
    /** The heading of the list of distances. */
    distances: string;
    /** The names of the map services stay as they are. */
    open: string;
    newTab: string;
  };
  buy: {
    /** The button that opens the map above the list, where it is not beside it. */
    open: string;
    links: string;
    /** `{properties}` is the count, `{places}` where they are. */
    alt: string;
    count: CountForms;
    /** The name of a marker with several properties. */
    cluster: string;
    /** The same, where all of them are in one `{district}`. It contains what is seen of the marker. */
    district: string;
  };
}
