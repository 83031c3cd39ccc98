import { createHash } from "node:crypto";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { property, propertySchemaOn } from "../../app/content/schema/property.ts";
import { isAdvertisedStatus, permitProblem } from "../../studio/fields/problems.ts";
import { readAmount } from "../../studio/fields/read-amount.ts";
import { problemsOf } from "../content/explain.ts";
import {
  columns,
  type Given,
  type HomeData,
  type HomeRecord,
  valueAt,
  withValue,
} from "./columns.ts";

/** What an import has written to a home, to tell later edits from it. */
export interface Imported {
  /** The hash of the value by the key of its column. */
  fields: Readonly<Record<string, string>>;
  /** The file of each photo by its address, or by the hash of the file. */
  photos: Readonly<Record<string, string>>;
}

/** A home that the content has. */
export interface Home {
  /** The name of its folder. */
  id: string;
  data: HomeData;
  imported?: Imported | undefined;
}

interface Change {
  key: string;
  heading: string;
  before: unknown;
  after: unknown;
}

/** What an import does to a home. */
export interface HomePlan {
  where: string;
  id: string;
  title: string;
  isNew: boolean;
  changes: readonly Change[];
  /** Fields that were edited in the studio, and that the file changes too. */
  kept: readonly Change[];
  problems: readonly string[];
  questions: readonly string[];
  /** The data after the import, in the order of the schema if the home is new. */
  data: HomeData;
  imported: Imported;
}

export interface PlanOptions {
  /** In Dubai, as yyyy-mm-dd. */
  today: string;
  districts: readonly { id: string; name: string; alsoCalled?: readonly string[] | undefined }[];
  /** Whether the file is a feed. What it says of a home that was never imported replaces nothing. */
  isFeed: boolean;
  /** Whether edited fields are replaced too. */
  overwrite: boolean;
  /** The names of the files that a home's folder has. */
  takenFiles: (id: string) => readonly string[];
}

const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("hex")
    .slice(0, 16);

const isEqual = (one: unknown, other: unknown) => hashOf(one) === hashOf(other);

/** In the order of the schema. */
const inOrder = (home: HomeData): HomeData =>
  Object.fromEntries(
    Object.keys(property.shape).flatMap((name) => (name in home ? [[name, home[name]]] : [])),
  );

/** The folder of a new home: "Marina Heights" is "marina-heights". */
export function idFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
  const names = [
    plain || "home",
    ...Array.from({ length: taken.size + 1 }, (_, index) => `${plain}-${index + 2}`),
  ];
  return names.find((name) => !taken.has(name)) ?? plain;
}

const bare = (text: string) => text.trim().toLowerCase();

/** The id of a district by its id or one of its names; the text itself if there is none. */
function districtId(text: unknown, { districts }: PlanOptions): unknown {
  if (typeof text !== "string") return text;
  const found = districts.find(({ id, name, alsoCalled = [] }) =>
    [id, name, ...alsoCalled].some((one) => bare(one) === bare(text)),
  );
  return found?.id ?? text;
}

/** The texts that a home has in a language, or not at all. */
const requiredTexts = ["title", "summary", "description", "amenities"] as const;

/** Whether a field may be written: one of a language only if the home has that, or gets all of its texts. */
function isWritable(key: string, home: HomeData, given: ReadonlyMap<string, Given>): boolean {
  const [, language] = /^(it|ar)\./.exec(key) ?? [];
  return (
    language === undefined ||
    language in home ||
    requiredTexts.every((name) => given.get(`${language}.${name}`)?.value !== undefined)
  );
}

/** Values of a new home whose file does not say another. */
const initialValues: ReadonlyMap<string, Given> = new Map([
  ["status", { value: "draft" }],
  ["handover", { value: "ready" }],
]);

/** The ending of a photo's file. One that a browser does not show is rewritten by `npm run content`. */
const endingOf = (source: string) =>
  (/\.(jpe?g|png|webp|avif|heic|heif)(?:$|[?#])/i.exec(source)?.[1] ?? "jpg").toLowerCase();

/**
 * The file of each photo, by its address: that of the last import, otherwise the next number.
 *
 * @param sources addresses, or paths followed by a hash of the file
 * @param known the files of the last import
 * @param taken names of files
 */
function photoFiles(
  sources: readonly string[],
  known: Readonly<Record<string, string>>,
  taken: readonly string[],
): Record<string, string> {
  const numbers = [...taken, ...Object.values(known)].map((name) => Number.parseInt(name, 10) || 0);
  let last = Math.max(0, ...numbers);
  return Object.fromEntries(
    [...new Set(sources)].map((source) => {
      const existing = known[source];
      if (existing) return [source, existing];
      last += 1;
      return [source, `${String(last).padStart(2, "0")}.${endingOf(source)}`];
    }),
  );
}

function unknownDistrict(home: HomeData, { districts }: PlanOptions): string[] {
  const id = home["district"];
  return id === undefined || districts.some((one) => one.id === id)
    ? []
    : [
        `the district “${id as string}” is not known. Known are ${districts.map(({ name }) => name).join(", ")}. Add it in the studio first, under Districts and places`,
      ];
}

/** A price that is probably a mistake. */
function priceQuestion(after: HomeData, before: HomeData | undefined): string[] {
  const price = after["aed"];
  if (typeof price !== "number" || price === before?.["aed"]) return [];
  const reading = readAmount(
    String(price),
    { whole: true },
    {
      before: before?.["aed"] as number | undefined,
      squareFeet:
        after["purpose"] === "sale" ? (after["areaSqFt"] as number | undefined) : undefined,
    },
  );
  return "question" in reading && reading.question ? [`price in AED: ${reading.question}`] : [];
}

/** The value of a field. Pictures with a description count as photos, which a file does not replace. */
function valueBefore(home: HomeData | undefined, key: string): unknown {
  const value = valueAt(home, key);
  const pictures = home?.["pictures"];
  return key === "photos" && value === undefined && Array.isArray(pictures) && pictures.length > 0
    ? pictures.map(({ picture }: { picture: string }) => picture)
    : value;
}

/** Whether a home has what a file says of it in other words. */
function isAlready(
  { id, data }: Home,
  key: string,
  after: unknown,
  { isSame }: Given,
  { isFeed, isRepriced }: { isFeed: boolean; isRepriced: boolean },
): boolean {
  // A home without a reference number is named by its folder.
  if (key === "reference" && after === id) return true;
  // A feed has each rent per month, also of a home whose rent it leaves as it is.
  if (key === "rent.period" && isFeed && !isRepriced) return true;
  // A feed has one name of a place: that in the address.
  if (key === "district" && isFeed && after === data["place"]) return true;
  return isSame?.(data) ?? false;
}

/**
 * Merges a home of a file into the content. A field is edited if it has another value than the last import wrote, or than
 * the table says it had: it is kept, unless `overwrite` is set.
 *
 * @param home that the content has; undefined for a new one
 * @param id of its folder
 */
export function planHome(
  { where, values, initial, photos, problems }: HomeRecord,
  home: Home | undefined,
  id: string,
  options: PlanOptions,
): HomePlan {
  const files = photoFiles(photos, home?.imported?.photos ?? {}, options.takenFiles(id));
  const given = new Map<string, Given>([
    ...(home ? [] : [...initialValues, ...(initial ?? [])]),
    ...values,
    ...(photos.length > 0 ? [["photos", { value: Object.values(files) }] as const] : []),
  ]);
  const changes: Change[] = [];
  const kept: Change[] = [];
  const fields: Record<string, string> = { ...home?.imported?.fields };
  let data: HomeData = home?.data ?? {};
  let leftOut = 0;
  for (const { key, heading } of columns) {
    const cell = given.get(key);
    if (!cell) continue;
    if (!isWritable(key, data, given)) {
      leftOut += 1;
      continue;
    }
    const before = valueBefore(home?.data, key);
    const after =
      key === "district" || key === "place" ? districtId(cell.value, options) : cell.value;
    const last = cell.before ? hashOf(cell.before.value) : home?.imported?.fields[key];
    if (
      isEqual(before, after) ||
      (home &&
        isAlready(home, key, after, cell, {
          isFeed: options.isFeed,
          isRepriced: changes.some((one) => one.key === "aed"),
        }))
    ) {
      fields[key] = hashOf(before);
      continue;
    }
    const isEdited =
      last === undefined ? options.isFeed && before !== undefined : last !== hashOf(before);
    const change = { key, heading, before, after };
    if (isEdited && !options.overwrite) {
      if (last !== hashOf(after)) kept.push(change);
    } else {
      changes.push(change);
      data = withValue(data, key, after);
    }
    fields[key] = hashOf(after);
  }
  const isChanged = changes.length > 0;
  const reference = (given.get("reference")?.value ?? id) as string;
  const found = isChanged
    ? [
        ...problemsOf(propertySchemaOn(options.today), withoutRepeated(data)),
        ...(isAdvertisedStatus(home?.data["status"])
          ? []
          : permitProblem(data, { status: home?.data["status"] }, options.today).map(
              ({ text }) => text,
            )),
        ...unknownDistrict(data, options),
      ]
    : [];
  return {
    where,
    id,
    title: (data["title"] as string | undefined) ?? id,
    isNew: home === undefined,
    changes,
    kept,
    problems:
      home || given.has("title")
        ? [...problems, ...found.map((problem) => `${where}: ${problem}`)]
        : [
            `${where}: there is no home with the reference number ${reference}, and a new one needs a title`,
          ],
    questions: [
      ...priceQuestion(data, home?.data).map((question) => `${where}: ${question}`),
      ...(leftOut > 0
        ? [
            `${where}: ${leftOut} texts in another language are left out. A home has title, summary, description and amenities in a language, or none of them`,
          ]
        : []),
    ],
    data: home ? data : inOrder(data),
    imported: { fields, photos: { ...home?.imported?.photos, ...files } },
  };
}
