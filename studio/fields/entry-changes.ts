import { differences } from "../../scripts/content/differences.ts";
import { fieldSchema } from "../../scripts/studio/fields.ts";
import { type CheckedFile, type CheckedKind, type EntryData, filesOf } from "./entry-files";

/**
 * What saving a form will change.
 *
 * @param before the entry when the form was opened
 * @param today in Dubai, as yyyy-mm-dd
 * @returns one line for each field: "price in AED: 1,500,000 → 1,450,000"
 */
export function entryChanges(
  kind: CheckedKind,
  before: EntryData,
  present: EntryData,
  today: string,
): string[] {
  const old = filesOf(kind, before, today);
  const dataBefore = (language: CheckedFile["language"]) =>
    old.find((file) => file.language === language)?.data ?? {};
  return filesOf(kind, present, today).flatMap(({ schema, data, language }) =>
    differences(dataBefore(language), data, fieldSchema(schema)).map((line) =>
      language ? `${language === "it" ? "Italian" : "Arabic"}, ${line}` : line,
    ),
  );
}
