import type { Picture } from "~/pictures/picture-data";

/** One picture of a gallery, and what is said under it. */
export interface Slide {
  picture: Picture;
  /** What the picture shows, in a word or two: "Living room". */
  caption?: string;
  title?: string;
  subtitle?: string;
  description?: string;
}
