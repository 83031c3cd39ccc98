import path from "node:path";
import { captionWarnings } from "../../app/content/schema/video.ts";
import { type ContentFile, type Files, type Kind, kinds } from "./read.ts";
import { bodyWarnings, knownTitles, titleWarnings, warningsOf } from "./warnings.ts";

/** Kinds whose entries have a page. */
export const titledKinds: readonly Kind[] = [
  "properties",
  "projects",
  "areas",
  "articles",
  "articleTranslations",
];

/**
 * What is valid in the content, and probably a mistake: the same title twice, Arabic in Latin letters, joined lines.
 *
 * @returns one line for each, "properties/ontario-tower/property.yaml: the Arabic view is in Latin letters: “…”"
 */
export function contentWarnings(files: Files): string[] {
  const entries = titledKinds.flatMap((kind): ContentFile<object>[] => files[kind]);
  const titles = knownTitles(
    entries.map(({ name, data }) => [path.posix.dirname(name), data] as const),
  );
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    (files[kind] as ContentFile<object>[]).flatMap(({ name, data, body }) => {
      const isArabic = name.endsWith(".ar.md");
      return [
        ...(titledKinds.includes(kind)
          ? titleWarnings(path.posix.dirname(name), data, titles)
          : []),
        ...captionWarnings(data),
        ...warningsOf(kinds[kind].schema, data, isArabic),
        ...bodyWarnings(body?.text ?? "", isArabic),
      ].map((warning) => `${name}: ${warning}`);
    }),
  );
}
