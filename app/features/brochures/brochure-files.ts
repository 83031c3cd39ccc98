import type { Locale } from "~/locale";
import files from "./brochures.json" with { type: "json" };

/** A brochure's file below public/. */
export interface BrochureFile {
  /** Contains a hash of the file, so that it may be cached for ever. */
  address: string;
  bytes: number;
  /** The day that it was made and that is printed on it, as yyyy-mm-dd. */
  date: string;
  /** The hash of what it was made from. */
  stamp: string;
}

type Files = Partial<Record<Locale, BrochureFile>>;

/** The brochures of properties and projects, by id and language. `npm run content` writes the list. */
export const brochures: Readonly<Record<string, Files>> = files;
