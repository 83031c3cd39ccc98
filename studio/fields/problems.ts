import { area } from "../../app/content/schema/area.ts";
import { company } from "../../app/content/schema/company.ts";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { places } from "../../app/content/schema/places.ts";
import { projectSchemaOn } from "../../app/content/schema/project.ts";
import { propertySchemaOn } from "../../app/content/schema/property.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { problemsOf } from "../../scripts/content/explain.ts";

/** An entry's data in English, and in the other languages. */
export interface EntryData {
  data: Record<string, unknown>;
  i18n: Record<string, { data: Record<string, unknown> }>;
}

const schemas = {
  properties: (today: string) => propertySchemaOn(today),
  projects: (today: string) => projectSchemaOn(today),
  areas: () => area,
  places: () => places,
  company: () => company,
};

export type CheckedKind = keyof typeof schemas;

const isPicture = (value: unknown) => typeof value === "string" && value.startsWith("blob:");

/** Leaves out what the CMS does not save: empty optional values. A new file has an address of the browser. */
function saved(value: unknown, name = ""): unknown {
  if (isPicture(value)) return name === "drawing" ? "new.svg" : "new.webp";
  if (value === "" || value === null) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => saved(entry, name)).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object") return value;
  const fields = Object.entries(value)
    .map(([key, part]) => [key, saved(part, key)] as const)
    .filter(([, part]) => part !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Whether the status of a listing is one with which it is on the site. */
export const isAdvertisedStatus = (status: unknown): boolean =>
  status === "listed" || status === "exclusive";

/** The permits of other entries when the studio was built: the number of each, with the entry's name. */
export type KnownPermits = Readonly<Record<string, string>>;

/**
 * Why a listing cannot be advertised from now on. A permit is asked for once its status changes to an advertised one.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export function permitProblem(
  data: Readonly<Record<string, unknown>>,
  statusBefore: unknown,
  today: string,
  known: KnownPermits = {},
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
  { data, i18n }: EntryData,
  statusBefore: unknown,
  now: Date,
  known: KnownPermits = {},
): string[] {
  const today = officeDay(now);
  const translations = Object.entries(i18n).map(([language, text]) => [language, text.data]);
  const file = (withoutRepeated(saved({ ...data, ...Object.fromEntries(translations) })) ??
    {}) as Record<string, unknown>;
  return [
    ...problemsOf(schemas[kind](today), file).filter((problem) => !ownProblem.test(problem)),
    ...(kind === "properties" || kind === "projects"
      ? permitProblem(file, statusBefore, today, known)
      : []),
  ];
}
