import type { Words } from "../contract/words";
import { catalogs } from "./catalogs";

/** The site in English: the specification's texts, word for word. */
export const english: Words = { catalogs };
