/** What stands at the top of a form about its fields: those that are empty or were not read, or that nothing is wrong. */
import type { ZodType } from "zod";
import { translations } from "../../app/content/schema/fields.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { fieldName, type Finding, findingsOf } from "../../scripts/content/explain.ts";
import { fieldSchema, type FieldSchema, hasOwnField, merged } from "../../scripts/studio/fields.ts";
import {
  type CheckedKind,
  type EntryData,
  filesOf,
  known,
  savedValue,
  withoutBody,
} from "./entry-files";
import {
  type EntryBefore,
  inLanguage,
  isAskedFor,
  isAdvertisedStatus,
  isListing,
  permitProblem,
} from "./problems";
import { priceFacts } from "./read-amount";
import { unreadTexts } from "./unread-texts";

/** A field, with the group around it if its label does not name it: "the day of “reserved, sold or let”". */
function nameOf(schema: ZodType, path: readonly PropertyKey[]): string {
  const name = fieldName(schema, path);
  const [first, second, ...others] = path;
  const isTranslation = translations.some((language) => language === first);
  if (first === undefined || typeof second !== "string" || others.length > 0 || isTranslation)
    return name;
  const group = fieldName(schema, [first]).replace(/^the /, "");
  return name.includes(group) ? name : `${name} of “${group}”`;
}

/** The texts that were not read as numbers, days or months, and the values that wait for a confirmation. */
export function unreadProblems(
  kind: CheckedKind,
  entry: EntryData,
  before: EntryBefore,
  now: Date,
): Finding[] {
  const today = officeDay(now);
  const price = priceFacts(entry.data, before.aed, known().perSquareFoot);
  return filesOf(kind, entry, today).flatMap(({ schema, data, language }) =>
    inLanguage(
      language,
      unreadTexts(fieldSchema(schema), data, price, today).flatMap(({ path, text, reading }) => {
        const name = `${nameOf(schema, path)} is “${text}”.`;
        if ("problem" in reading) return [{ path, text: `${name} ${reading.problem}` }];
        return reading.question
          ? [{ path, text: `${name} ${reading.question} Confirm it below the field` }]
          : [];
      }),
    ),
  );
}

/** The fields that an optional group needs, of each group that was added and is empty. */
function fieldsOfEmptyGroups(schema: FieldSchema, given: object, saved: object): PropertyKey[][] {
  return Object.entries(given).flatMap(([name, value]) => {
    const { properties, required = [] } = schema.properties?.[name] ?? {};
    const isEmpty = properties && value && typeof value === "object" && !(name in saved);
    return isEmpty ? required.map((field) => [name, field]) : [];
  });
}

/** The empty fields of entries of lists: a file leaves such an entry out, and the CMS asks for it. */
const fieldsOfEmptyEntries = (schema: FieldSchema, given: object): PropertyKey[][] =>
  Object.entries(given).flatMap(([name, value]) => {
    const {
      properties,
      required = [],
      ...item
    } = merged(merged(schema.properties?.[name] ?? {}).items || {});
    if (!Array.isArray(value) || !(properties || hasOwnField(item))) return [];
    return value.flatMap((entry, index) => {
      if (savedValue(entry) !== undefined) return [];
      return properties ? required.map((field) => [name, index, field]) : [[name, index]];
    });
  });

/** The empty fields that the CMS asks for: "the price in AED". */
export function missingFields(kind: CheckedKind, entry: EntryData, now: Date): Finding[] {
  return filesOf(kind, entry, officeDay(now)).flatMap((file) => {
    const { schema, facts, body, language } = withoutBody(file);
    const given = language ? (entry.i18n[language]?.data ?? {}) : entry.data;
    const fields = fieldSchema(schema);
    const missing = findingsOf(schema, facts)
      .filter((finding) => finding.isMissing && isAskedFor(schema, finding))
      .map(({ path }) => path);
    const inFile = language ? [] : Object.entries(entry.i18n);
    const emptyEntries = [
      ...fieldsOfEmptyEntries(fields, given),
      ...inFile.flatMap(([name, texts]) =>
        fieldsOfEmptyEntries(fields.properties?.[name] ?? {}, texts.data).map((path) => [
          name,
          ...path,
        ]),
      ),
    ];
    // Of a list that is missing as a whole, the list is named.
    const lists = new Set(missing.map((path) => path.join(".")));
    const paths = [
      ...missing,
      ...fieldsOfEmptyGroups(fields, given, facts),
      ...emptyEntries.filter((path) =>
        path.every((_, length) => !lists.has(path.slice(0, length).join("."))),
      ),
    ];
    return inLanguage(language, [
      ...paths.map((path) => ({ path, text: nameOf(schema, path).replace(/^the /, "") })),
      ...(kind === "articles" && !body ? [{ path: ["body"], text: "text" }] : []),
    ]);
  });
}

/** What stands above a form without problems. A listing without a valid permit is never just right. */
export function nothingToCorrect(
  kind: CheckedKind,
  { data }: EntryData,
  statusBefore: unknown,
  now: Date,
): Finding {
  const { state } = (data["availability"] ?? {}) as { state?: string };
  const isGone = state === "sold" || state === "let";
  // As if it were a draft that becomes listed.
  const lacking = permitProblem({ ...data, status: "listed" }, { status: "draft" }, officeDay(now));
  if (!isListing(kind) || isGone || lacking.length === 0)
    return { path: [], text: "Nothing to correct" };
  const isAdvertised = isAdvertisedStatus(data["status"]) && isAdvertisedStatus(statusBefore);
  return {
    path: ["permit"],
    text: isAdvertised
      ? "It is advertised without a permit: add it"
      : "Nothing to correct. Before it is listed, it needs a valid permit",
  };
}
