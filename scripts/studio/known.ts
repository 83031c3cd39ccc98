/** What the checks of a form know of other entries. */
import path from "node:path";
import { titledKinds } from "../content/content-warnings.ts";
import { type DataOf, namesOf, readFile } from "../content/read.ts";
import { knownTitles, type KnownTitles } from "../content/warnings.ts";

export interface KnownEntries {
  /** The number of each permit, with the title of its entry. */
  permits: Readonly<Record<string, string>>;
  titles: KnownTitles;
}

/** The permits and titles of all entries when the studio is built. */
export function knownEntries(): KnownEntries {
  const entries = titledKinds.flatMap((kind) => namesOf(kind)).map((name) => readFile(name));
  return {
    permits: Object.fromEntries(
      entries.flatMap(({ data }) => {
        const { title, permit } = data as DataOf<"properties">;
        return permit ? [[permit.number, title]] : [];
      }),
    ),
    // Whoever knows the address of the studio can read the file: it does not tell of drafts.
    titles: knownTitles(
      entries
        .map(({ name, data }) => [path.posix.dirname(name), data as { status?: string }] as const)
        .filter(([, { status }]) => status !== "draft"),
    ),
  };
}
