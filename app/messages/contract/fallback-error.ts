/** Said where a page has failed so early that none of its own words are there. */
export interface FallbackErrorMessages {
  title: string;
  text: string;
  home: string;
}
