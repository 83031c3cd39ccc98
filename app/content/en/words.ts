import type { Words } from "../contract/words";
import { catalogs } from "./catalogs";
import { company } from "./company";
import { enquiries } from "./enquiries";
import { home } from "./home";
import { llms } from "./llms";
import { shell } from "./shell";
import { sitePages } from "./site-pages";

/** The site in English: the specification's texts, word for word. */
export const english: Words = { shell, company, sitePages, home, catalogs, enquiries, llms };
