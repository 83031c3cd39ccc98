/** The files that the studio makes of the form of an entry. */
import type { z } from "zod";
import { area } from "../../app/content/schema/area.ts";
import { article, articleTranslation } from "../../app/content/schema/article.ts";
import { company } from "../../app/content/schema/company.ts";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { places } from "../../app/content/schema/places.ts";
import { projectSchemaOn } from "../../app/content/schema/project.ts";
import { propertySchemaOn } from "../../app/content/schema/property.ts";
import type { FileLanguage, KnownEntries } from "../../scripts/content/warnings.ts";

let knownEntries: KnownEntries = { permits: {}, titles: {} };

/** What the fields know of other entries. */
export const known = (): KnownEntries => knownEntries;

export function setKnown(read: KnownEntries): void {
  knownEntries = read;
}

/** After an address was changed: until the next build, the known entries have the one before. */
export function renameKnown(kind: string, before: string, present: string): void {
  const folder = kind === "articles" ? "journal" : kind;
  const renamed = (id: string) => (id === before ? present : id);
  const { titles, shown } = knownEntries;
  const entries = <Entry extends { id: string }>(ofKind: string, all: readonly Entry[]) =>
    ofKind === kind ? all.map((entry) => ({ ...entry, id: renamed(entry.id) })) : all;
  knownEntries = {
    ...knownEntries,
    titles: Object.fromEntries(
      Object.entries(titles).map(([title, ids]) => [
        title,
        ids.map((id) => (id === `${folder}/${before}` ? `${folder}/${present}` : id)),
      ]),
    ),
    ...(shown && {
      shown: {
        ...shown,
        properties: entries("properties", shown.properties),
        areas: entries("areas", shown.areas),
        articles: entries("articles", shown.articles).map(({ id, data }) => ({
          id,
          data:
            kind === "properties" ? { ...data, properties: data.properties.map(renamed) } : data,
        })),
      },
    }),
  };
}

/** An entry's data in English, and in the other languages. */
export interface EntryData {
  data: Record<string, unknown>;
  i18n: Record<string, { data: Record<string, unknown> }>;
}

const schemas = {
  properties: (today: string) => propertySchemaOn(today),
  projects: (today: string) => projectSchemaOn(today),
  areas: () => area,
  articles: () => article,
  places: () => places,
  company: () => company,
};

export type CheckedKind = keyof typeof schemas;

/** The schemas that were made, by kind and day. */
const made = new Map<string, z.ZodType>();

/** @param today in Dubai, as yyyy-mm-dd */
export function schemaOf(kind: CheckedKind, today: string): z.ZodType {
  const key = `${kind} ${today}`;
  const schema = made.get(key) ?? schemas[kind](today);
  made.set(key, schema);
  return schema;
}

export const isNewFile = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("blob:");

/** Names of new files by their fields. Other fields have pictures. */
const newFiles: Readonly<Record<string, string>> = {
  drawing: "new.svg",
  file: "new.mp4",
  captions: "new.vtt",
};

/**
 * Leaves out what the CMS does not save: empty optional values, and its own keys of an entry of a list
 * ("__sc_item_id"). A new file has an address of the browser.
 */
function saved(value: unknown, name = ""): unknown {
  if (isNewFile(value)) return newFiles[name] ?? "new.webp";
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => saved(entry, name)).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object") return value;
  const fields = Object.entries(value)
    .filter(([key]) => !key.startsWith("__sc_"))
    .map(([key, part]) => [key, saved(part, key)] as const)
    .filter(([, part]) => part !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A file of an entry: all languages, or those of an article one by one. */
export interface CheckedFile {
  schema: z.ZodType;
  data: Record<string, unknown>;
  /** That of the file of a translation. */
  language?: FileLanguage;
}

/** The files that the studio makes of an entry. */
export function filesOf(
  kind: CheckedKind,
  { data, i18n }: EntryData,
  today: string,
): CheckedFile[] {
  const schema = schemaOf(kind, today);
  const fields = (given: object) => (saved(given) ?? {}) as CheckedFile["data"];
  const translations = Object.entries(i18n).map(([name, texts]) => [name, texts.data] as const);
  if (kind !== "articles") {
    // An enabled language without texts is there too.
    const texts = translations.map(([name, given]) => [name, fields(given)] as const);
    const file = withoutRepeated({ ...fields(data), ...Object.fromEntries(texts) });
    return [{ schema, data: file as CheckedFile["data"] }];
  }
  return [
    { schema, data: fields(data) },
    ...translations.map(([name, texts]) => ({
      schema: articleTranslation,
      data: fields(
        Object.fromEntries(
          [...Object.keys(articleTranslation.shape), "body"].map((field) => [field, texts[field]]),
        ),
      ),
      language: name as FileLanguage,
    })),
  ];
}

/** The form of an article has the text as a field. */
export function withoutBody({ schema, data, language }: CheckedFile) {
  const { body, ...facts } = data;
  return { schema, facts, body: typeof body === "string" ? body : undefined, language };
}
