import type { Locale } from "~/locale";
import files from "./brochures.json" with { type: "json" };

/** The file below public/. */
export interface BrochureFile {
  /** The URL with a content hash, so that it can be cached forever. */
  address: string;
  bytes: number;
  /** The day of production that is printed on it, as yyyy-mm-dd. */
  date: string;
  /** The hash of its sources. */
  stamp: string;
}

type Files = Partial<Record<Locale, BrochureFile>>;

/** The brochures of properties and projects, by id and language. `npm run content` generates the list. */
export const brochures: Readonly<Record<string, Files>> = files;
