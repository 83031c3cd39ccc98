/** The files that the studio makes of the form of an entry. */
import type { z } from "zod";
import { area } from "../../app/content/schema/area.ts";
import { article, articleTranslation } from "../../app/content/schema/article.ts";
import { company } from "../../app/content/schema/company.ts";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { places } from "../../app/content/schema/places.ts";
import { projectSchemaOn } from "../../app/content/schema/project.ts";
import { propertySchemaOn } from "../../app/content/schema/property.ts";
import { isOffline, sections } from "../../scripts/content/shown-on.ts";
import {
  type FileLanguage,
  type KnownEntries,
  knownPermits,
  knownTitles,
} from "../../scripts/content/warnings.ts";

let knownEntries: KnownEntries = { permits: {}, titles: {} };

/** What the fields know of other entries. */
export const known = (): KnownEntries => knownEntries;

export function setKnown(read: KnownEntries): void {
  knownEntries = read;
}

/** The folder of a kind below app/content. */
export const folderOfKind = (kind: string): string => (kind === "articles" ? "journal" : kind);

/** The known entries after an address was changed. */
function renamedIn(all: KnownEntries, kind: string, before: string, present: string): KnownEntries {
  const { shown } = all;
  if (!shown) return all;
  const renamed = (id: string) => (id === before ? present : id);
  const entries = <Entry extends { id: string }>(ofKind: string, ofAll: readonly Entry[]) =>
    ofKind === kind ? ofAll.map((entry) => ({ ...entry, id: renamed(entry.id) })) : ofAll;
  return {
    ...all,
    shown: {
      ...shown,
      properties: entries("properties", shown.properties),
      areas: entries("areas", shown.areas),
      articles: entries("articles", shown.articles).map(({ id, data }) => ({
        id,
        data: kind === "properties" ? { ...data, properties: data.properties.map(renamed) } : data,
      })),
    },
  };
}

/** The slugs of the known entries of a kind. Those of older drafts are not known. */
export function knownSlugs(kind: string): string[] {
  const folder = `${folderOfKind(kind)}/`;
  const names = Object.values(knownEntries.titles).flat();
  return names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
}

/** An entry that was saved since the studio was deployed. */
export interface SavedEntry {
  kind: string;
  /** The slug before; empty if it is new. */
  before: string;
  slug: string;
  /** Its titles, as a file has them, its permit and its status. */
  data: object;
}

/** Adds what was saved to the known entries, which are those of the last build. */
export function addSaved({ kind, before, slug, data }: SavedEntry): void {
  const own = `${folderOfKind(kind)}/${slug}`;
  const names = new Set([own, `${folderOfKind(kind)}/${before}`]);
  const joined = <Owner>(
    all: Readonly<Record<string, readonly Owner[]>>,
    added: Readonly<Record<string, readonly Owner[]>>,
    nameOf: (owner: Owner) => string,
  ) => {
    const others = Object.entries(all).map(
      ([key, owners]) => [key, owners.filter((one) => !names.has(nameOf(one)))] as const,
    );
    const left: Record<string, readonly Owner[]> = Object.fromEntries(others);
    for (const [key, owners] of Object.entries(added))
      left[key] = [...(left[key] ?? []), ...owners];
    return left;
  };
  const { titles, permits, pages } = knownEntries;
  const page = `/${sections[kind as keyof typeof sections]}/${slug}`;
  const { status } = data as { status?: unknown };
  knownEntries = {
    ...(before && before !== slug ? renamedIn(knownEntries, kind, before, slug) : knownEntries),
    titles: joined(titles, knownTitles([[own, data]]), (entry) => entry),
    permits: joined(permits, knownPermits([[own, data]]), ({ entry }) => entry),
    ...(pages && {
      pages: [...pages.filter((one) => one !== page), ...(isOffline(status) ? [] : [page])],
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
export function savedValue(value: unknown, name = ""): unknown {
  if (isNewFile(value)) return newFiles[name] ?? "new.webp";
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value)) {
    const entries = value
      .map((entry) => savedValue(entry, name))
      .filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object") return value;
  const fields = Object.entries(value)
    .filter(([key]) => !key.startsWith("__sc_"))
    .map(([key, part]) => [key, savedValue(part, key)] as const)
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
  const fields = (given: object) => (savedValue(given) ?? {}) as CheckedFile["data"];
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
