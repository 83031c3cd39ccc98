import { differences } from "../../scripts/content/differences.ts";
import { translationNames } from "../../scripts/content/explain.ts";
import { type FieldSchema, fieldSchema, merged } from "../../scripts/studio/fields.ts";
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

/** The slug that the CMS makes of the title of a new entry; empty without one. */
export function slugOfTitle({ title, name }: Data): string {
  const text = title ?? name;
  if (typeof text !== "string") return "";
  const letters = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9_~]+/g, "-").replaceAll(/^-|-$/g, "");
}

/**
 * The address of a new entry, as the CMS makes it: with a number if another entry has it.
 *
 * @param taken slugs of the same kind
 */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const numbers = taken.flatMap((one) => {
    const rest = one.startsWith(slug) ? one.slice(slug.length) : undefined;
    return rest === "" ? 0 : rest && /^-\d+$/.test(rest) ? Number(rest.slice(1)) : [];
  });
  return numbers.length > 0 ? `${slug}-${Math.max(...numbers) + 1}` : slug;
}

type Language = NonNullable<CheckedFile["language"]>;

/** The texts of an entry in a language; undefined if it is not enabled. */
const textsIn = (files: readonly CheckedFile[], language: Language) =>
  (files.find((file) => file.language === language)?.data ?? files[0]?.data[language]) as
    | Data
    | undefined;

/** Whether a translation has each of the texts that English has. It may leave out lists with a control of their own. */
function areFilledIn(schema: FieldSchema, english: unknown, given: unknown): boolean[] {
  const { properties, items, picture, control } = merged(schema);
  if (english === undefined || picture || control) return [];
  const parts = properties ?? (merged(items || {}).properties ? (english as object) : undefined);
  if (!parts) return [given !== undefined];
  return Object.keys(parts).flatMap((key) =>
    areFilledIn(
      properties?.[key] ?? (items || {}),
      (english as Data)[key],
      (given as Data | undefined)?.[key],
    ),
  );
}

/**
 * The translations that saving adds or takes away, with their page and how much of them is there.
 *
 * @param page of the entry in English: "/property/ontario-tower"
 */
function translationChanges(
  before: readonly CheckedFile[],
  present: readonly CheckedFile[],
  page: string,
): string[] {
  const [{ schema, data: english }] = present as [CheckedFile];
  return Object.entries(translationNames).flatMap(([name, inWords]) => {
    const language = name as Language;
    const [old, texts] = [textsIn(before, language), textsIn(present, language)];
    if (!old === !texts) return [];
    const address = `/${language}${page}`;
    if (!texts) return [`${inWords}: removed. ${address} then leads to the other languages`];
    const file = present.find((one) => one.language === language);
    const ofLanguage = file
      ? { properties: { ...fieldSchema(file.schema).properties, body: {} } }
      : (fieldSchema(schema).properties?.[language] ?? {});
    const filledIn = areFilledIn(ofLanguage, english, texts);
    const empty = filledIn.filter((one) => !one).length;
    const when = english["status"] === "draft" ? " once it is no longer a draft" : "";
    return [
      `${inWords}: added. ${address} appears${when}, also in the ${inWords} lists. Texts filled in: ${filledIn.length - empty} of ${filledIn.length}${empty > 0 ? `, ${empty} still empty` : ""}`,
    ];
  });
}

/**
 * What saving a form will change.
 *
 * @param before the entry when the form was opened
 * @param today in Dubai, as yyyy-mm-dd
 * @param page of the entry: "/property/ontario-tower"
 * @returns one line for each field: "price: AED 1,500,000 → AED 1,450,000"
 */
export function entryChanges(
  kind: CheckedKind,
  before: EntryData,
  present: EntryData,
  today: string,
  page: string,
): string[] {
  const old = filesOf(kind, before, today);
  const files = filesOf(kind, present, today);
  return [
    ...translationChanges(old, files, page),
    ...files.flatMap((file) => {
      const { schema, language } = file;
      const fileBefore = old.find((one) => one.language === language);
      if (!fileBefore) return [];
      const data = withValues(file, today);
      // What is added or removed is above.
      const inBoth = (texts: Data) =>
        Object.fromEntries(
          Object.entries(texts).filter(
            ([name]) => !translationNames[name] || (data[name] && fileBefore.data[name]),
          ),
        );
      const lines = differences(inBoth(fileBefore.data), inBoth(data), fieldSchema(schema));
      return lines.map((line) => (language ? `${translationNames[language]}, ${line}` : line));
    }),
  ];
}
