import { differences } from "../../scripts/content/differences.ts";
import { translationNames } from "../../scripts/content/explain.ts";
import { fieldSchema } from "../../scripts/studio/fields.ts";
import { type CheckedFile, type CheckedKind, type EntryData, filesOf } from "./entry-files";
import { unreadTexts } from "./unread-texts";

type Data = CheckedFile["data"];

/** Puts a value at a path of plain data. */
function put(data: unknown, path: readonly PropertyKey[], value: unknown): void {
  const owner = path
    .slice(0, -1)
    .reduce((at, key) => (at as Record<PropertyKey, unknown>)[key], data);
  (owner as Record<PropertyKey, unknown>)[path.at(-1)!] = value;
}

/** Data with the values of the texts that wait for a confirmation. */
function withValues({ schema, data }: CheckedFile, today: string): Data {
  const copy = structuredClone(data);
  for (const { path, reading } of unreadTexts(fieldSchema(schema), data, {}, today))
    if ("value" in reading) put(copy, path, reading.value);
  return copy;
}

/** A changed address: the site redirects the one before (`formerAddresses`). */
export const addressChange = (section: string, before: string, present: string): string[] =>
  before === present
    ? []
    : [
        `address: /${section}/${before} → /${section}/${present}. In each language, the old one then redirects to the new one (301)`,
      ];

/**
 * What saving a form will change.
 *
 * @param before the entry when the form was opened
 * @param today in Dubai, as yyyy-mm-dd
 * @returns one line for each field: "price: AED 1,500,000 → AED 1,450,000"
 */
export function entryChanges(
  kind: CheckedKind,
  before: EntryData,
  present: EntryData,
  today: string,
): string[] {
  const old = filesOf(kind, before, today);
  const dataBefore = (language: CheckedFile["language"]): Data =>
    old.find((file) => file.language === language)?.data ?? {};
  return filesOf(kind, present, today).flatMap((file) => {
    const { schema, language } = file;
    const lines = differences(dataBefore(language), withValues(file, today), fieldSchema(schema));
    return lines.map((line) => (language ? `${translationNames[language]}, ${line}` : line));
  });
}
