import type { z } from "zod";
import { area } from "../../app/content/schema/area.ts";
import { article, articleTranslation } from "../../app/content/schema/article.ts";
import { company } from "../../app/content/schema/company.ts";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { places } from "../../app/content/schema/places.ts";
import { projectSchemaOn } from "../../app/content/schema/project.ts";
import { propertySchemaOn } from "../../app/content/schema/property.ts";
import { captionWarnings } from "../../app/content/schema/video.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { bodyProblems } from "../../scripts/content/article-body.ts";
import { problemsOf } from "../../scripts/content/explain.ts";
import {
  bodyWarnings,
  type KnownEntries,
  titleWarnings,
  warningsOf,
} from "../../scripts/content/warnings.ts";

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

const isNewFile = (value: unknown) => typeof value === "string" && value.startsWith("blob:");

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

/** Whether the status of a listing is one with which it is on the site. */
export const isAdvertisedStatus = (status: unknown): boolean =>
  status === "listed" || status === "exclusive";

/**
 * Why a listing cannot be advertised from now on. A permit is asked for once its status changes to an advertised one.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export function permitProblem(
  data: Readonly<Record<string, unknown>>,
  statusBefore: unknown,
  today: string,
  known: KnownEntries["permits"] = {},
): string[] {
  const { validUntil, number } = (data["permit"] ?? {}) as { validUntil?: string; number?: string };
  const owner = statusBefore === undefined && number ? known[number] : undefined;
  if (owner)
    return [
      `the permit ${number} is that of ${owner}: each listing needs its own. Take it away, and set the status to Draft`,
    ];
  if (!isAdvertisedStatus(data["status"])) return [];
  if (validUntil && validUntil < today)
    return [`the permit ended on ${validUntil}: renew it, or set the status to Draft`];
  return validUntil || isAdvertisedStatus(statusBefore)
    ? []
    : [
        "the permit is missing: a listing is advertised with a permit only. Until then its status is Draft",
      ];
}

/** Problems that a field says itself: nothing in it, or a text that is not read as a number. */
const ownProblem = / is missing$|: it should be a (whole )?number$/;

/** A file of an entry: all languages, or those of an article one by one. */
interface CheckedFile {
  schema: z.ZodType;
  data: Record<string, unknown>;
  /** "Italian" for the file of a translation. */
  language?: string;
}

/** The files that the studio makes of an entry. */
function filesOf(kind: CheckedKind, { data, i18n }: EntryData, today: string): CheckedFile[] {
  const schema = schemas[kind](today);
  const fields = (given: object) => (withoutRepeated(saved(given)) ?? {}) as CheckedFile["data"];
  const translations = Object.entries(i18n).map(([name, texts]) => [name, texts.data] as const);
  if (kind !== "articles")
    return [{ schema, data: fields({ ...data, ...Object.fromEntries(translations) }) }];
  return [
    { schema, data: fields(data) },
    ...translations.map(([name, texts]) => ({
      schema: articleTranslation,
      data: fields(
        Object.fromEntries(
          [...Object.keys(articleTranslation.shape), "body"].map((field) => [field, texts[field]]),
        ),
      ),
      language: name === "it" ? "Italian" : "Arabic",
    })),
  ];
}

/** The form of an article has the text as a field. */
function withoutBody({ schema, data, language }: CheckedFile) {
  const { body, ...facts } = data;
  return { schema, facts, body: typeof body === "string" ? body : undefined, language };
}

const named = (language: string | undefined, sentences: readonly string[]) =>
  sentences.map((sentence) => (language ? `${language}: ${sentence}` : sentence));

/**
 * What publishing would refuse of an entry, without what the field says itself.
 *
 * @param entry as the form has it
 * @param statusBefore the status of a listing when the form was opened; undefined for a new one
 * @param now to compare days with
 * @returns one sentence for each problem
 */
export function entryProblems(
  kind: CheckedKind,
  entry: EntryData,
  statusBefore: unknown,
  now: Date,
  permits: KnownEntries["permits"] = {},
): string[] {
  const today = officeDay(now);
  const files = filesOf(kind, entry, today);
  return [
    ...files
      .map(withoutBody)
      .flatMap(({ schema, facts, body, language }) =>
        named(language, [
          ...problemsOf(schema, facts).filter((problem) => !ownProblem.test(problem)),
          ...(body ? bodyProblems(body) : []),
        ]),
      ),
    ...(kind === "properties" || kind === "projects"
      ? permitProblem(files[0]?.data ?? {}, statusBefore, today, permits)
      : []),
  ];
}

/**
 * What is probably a mistake in an entry.
 *
 * @param slug of the entry; empty for a new one
 * @returns one sentence for each
 */
export function entryWarnings(
  kind: CheckedKind,
  entry: EntryData,
  slug: string,
  now: Date,
  titles: KnownEntries["titles"] = {},
): string[] {
  const folder = kind === "articles" ? "journal" : kind;
  return filesOf(kind, entry, officeDay(now)).flatMap((file) => {
    const { schema, facts, body, language } = withoutBody(file);
    return named(language, [
      ...titleWarnings(slug ? `${folder}/${slug}` : undefined, facts, titles),
      ...captionWarnings(facts),
      ...warningsOf(schema, facts, language === "Arabic"),
      ...bodyWarnings(body ?? "", language === "Arabic"),
    ]);
  });
}
