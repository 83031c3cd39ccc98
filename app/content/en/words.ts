import type { Words } from "../contract/words";
import { catalogs } from "./catalogs";
import { enquiries } from "./enquiries";

/** The site in English: the specification's texts, word for word. */
export const english: Words = { catalogs, enquiries };
