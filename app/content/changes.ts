import { changes, redirects as compiled } from "#content";

interface EntryDays {
  /** The day on which it was first made public, as yyyy-mm-dd. */
  added: string;
  /** The day of the last change of its files, as yyyy-mm-dd. */
  changed: string;
}

const days: Readonly<Record<string, EntryDays | undefined>> = changes;

/**
 * The days of a listing, an area or an article.
 *
 * @throws if app/content has no such entry
 */
export function daysOf(folder: "properties" | "projects" | "areas" | "journal", id: string) {
  const found = days[`${folder}/${id}`];
  if (!found) throw new Error(`There are no days of ${folder}/${id}.`);
  return found;
}

/** The former addresses of listings, areas and articles, each with the present one. Both are without a language. */
export const redirects: Readonly<Record<string, string>> = compiled;
