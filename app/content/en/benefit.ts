/** Something that speaks for a way to invest. */
export interface Benefit {
  title: string;
  text: string;
}
