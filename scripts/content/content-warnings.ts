import path from "node:path";
import { costsChecked } from "../../app/content/costs.ts";
import { buyersLaws, lawChecked } from "../../app/content/law.ts";
import { rasAlKhaimah, rentalYields } from "../../app/content/market.ts";
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
  const originals = new Map(files.articles.map(({ id, data }) => [id, data]));
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    (files[kind] as ContentFile<object>[]).flatMap(({ id, name, data, body }) => {
      const isTranslation = kind === "articleTranslations";
      const language = isTranslation ? (name.endsWith(".ar.md") ? "ar" : "it") : undefined;
      return [
        ...(titledKinds.includes(kind)
          ? titleWarnings([path.posix.dirname(name)], data, titles).map(({ text }) => text)
          : []),
        ...captionWarnings(data),
        ...warningsOf(
          kinds[kind].schema,
          data,
          language,
          isTranslation ? originals.get(id) : data,
        ).map(({ text }) => text),
        ...bodyWarnings(body?.text ?? "", language ?? "en"),
      ].map((warning) => `${name}: ${warning}`);
    }),
  );
}

/** The longest time between two checks of a figure against its sources, in days. */
const maxAge = 180;

/** The groups of figures with sources, and the day of their last check, as yyyy-mm-dd. */
const checkedGroups: Readonly<Record<string, string>> = {
  "app/content/costs.ts": costsChecked,
  "app/content/law.ts": lawChecked,
  "app/content/law.ts, buyersLaws": buyersLaws.checked,
  "app/content/market.ts, rentalYields": rentalYields.checked,
  "app/content/market.ts, rasAlKhaimah": rasAlKhaimah.checked,
};

/**
 * The figures whose sources were last checked too long ago, one line for each group.
 *
 * @param today as yyyy-mm-dd
 */
export const outdatedSources = (today: string, groups = checkedGroups): string[] =>
  Object.entries(groups).flatMap(([name, checked]) => {
    const days = Math.round((Date.parse(today) - Date.parse(checked)) / 86_400_000);
    return days > maxAge ? [`${name}: the sources were last checked ${days} days ago`] : [];
  });
