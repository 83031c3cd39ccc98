import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { area } from "../../app/content/schema/area.ts";
import { article, articleTranslation } from "../../app/content/schema/article.ts";
import { company } from "../../app/content/schema/company.ts";
import { translations, withoutRepeated } from "../../app/content/schema/fields.ts";
import { places } from "../../app/content/schema/places.ts";
import { project } from "../../app/content/schema/project.ts";
import { property } from "../../app/content/schema/property.ts";
import { memory, stateOf } from "./memory.ts";

const root = path.resolve(import.meta.dirname, "../..");

export const contentFolder = path.join(root, "app/content");

/** The folder of the pictures in company.yaml, below app/content. */
export const peopleFolder = "people";

export interface ContentFile<Data = unknown> {
  /** The name of its folder; empty for a single file. */
  id: string;
  /** Below app/content: "properties/ontario-tower/property.yaml". */
  name: string;
  data: Data;
  /** The text after the front matter of a Markdown file, and the number of lines before it. */
  body?: { text: string; linesAbove: number };
}

/** A file with invalid YAML, or without front matter. */
export class UnreadableFile extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = file;
  }
}

export const kinds = {
  properties: { schema: property, files: "properties/*/property.yaml" },
  projects: { schema: project, files: "projects/*/project.yaml" },
  areas: { schema: area, files: "areas/*/area.yaml" },
  articles: { schema: article, files: "journal/*/index.en.md" },
  articleTranslations: { schema: articleTranslation, files: "journal/*/index.{it,ar}.md" },
  places: { schema: places, files: "places.yaml" },
  company: { schema: company, files: "company.yaml" },
} as const satisfies Record<string, { schema: z.ZodType; files: string }>;

export type Kind = keyof typeof kinds;
export type DataOf<K extends Kind> = z.output<(typeof kinds)[K]["schema"]>;

export type Files = { [K in Kind]: ContentFile<DataOf<K>>[] };

/**
 * The files of a kind, sorted.
 *
 * @param folder of the content
 */
export const namesOf = (kind: Kind, folder = contentFolder): string[] =>
  globSync(kinds[kind].files, { cwd: folder })
    .map((name) => name.replaceAll(path.sep, "/"))
    .toSorted();

/** The ids of the entries of a kind. */
export const idsOf = (kind: Kind, folder: string): string[] =>
  namesOf(kind, folder).map((name) => path.posix.basename(path.posix.dirname(name)));

/**
 * Parses a file without validation.
 *
 * @param content its text
 * @throws UnreadableFile for invalid YAML, or Markdown without front matter
 */
export function parseFile(name: string, content: string): ContentFile {
  const id = name.includes("/") ? path.posix.basename(path.posix.dirname(name)) : "";
  try {
    if (!name.endsWith(".md")) return { id, name, data: withoutRepeated(parse(content)) };
    const [, front, text] = /^---\n([^]*?\n)---\n([^]*)$/.exec(content) ?? [];
    if (front === undefined || text === undefined)
      throw new Error("It should begin with its facts between two lines of ---");
    const linesAbove = front.split("\n").length + 1;
    const isTranslation = translations.some((language) => name.endsWith(`.${language}.md`));
    const facts = parse(front) as Record<string, unknown>;
    if (isTranslation) delete facts["formerAddresses"];
    return { id, name, data: facts, body: { text, linesAbove } };
  } catch (error) {
    throw new UnreadableFile(name, error);
  }
}

const parsed = memory<ContentFile>("parsed-content");

/** The code that parses. */
const parser = [import.meta.filename, path.join(contentFolder, "schema/fields.ts")];

/** Reads a file as `parseFile` parses it. */
export function readFile(name: string, folder = contentFolder): ContentFile {
  const file = path.join(folder, name);
  const state = [file, ...parser].map(stateOf).join();
  return (
    parsed.known(file, state) ??
    parsed.learn(file, state, parseFile(name, readFileSync(file, "utf8")))
  );
}

const checked = new Map<string, { state: string; data: unknown }>();

/** The data of a file by its schema, which is applied once while the file stays the same. */
function checkedData<K extends Kind>(kind: K, name: string, data: unknown): DataOf<K> {
  const state = stateOf(path.join(contentFolder, name));
  const before = checked.get(name);
  if (before?.state === state) return before.data as DataOf<K>;
  const found = kinds[kind].schema.parse(data) as DataOf<K>;
  checked.set(name, { state, data: found });
  return found;
}

/**
 * Reads all files of a kind, after their validation.
 *
 * @throws if one of them does not match the schema
 */
export const readChecked = <K extends Kind>(kind: K): ContentFile<DataOf<K>>[] =>
  namesOf(kind).map((name) => {
    const file = readFile(name);
    return { ...file, data: checkedData(kind, name, file.data) };
  });

/** Problems of the content, as messages for the staff, one line each. */
export class ContentProblems extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/**
 * The name of a file in messages: "properties/ontario-tower/03.jpg", or its path outside of the content.
 */
export function nameInMessages(file: string, folder = contentFolder): string {
  const inContent = path.relative(folder, file);
  const name = inContent.startsWith("..") ? path.relative(root, file) : inContent;
  return name.replaceAll(path.sep, "/");
}

/** The error for a picture with a valid header and damaged data. */
export const damaged = (file: string, folder?: string): string =>
  `${nameInMessages(file, folder)}: the picture is damaged. Save it again, or take another`;
