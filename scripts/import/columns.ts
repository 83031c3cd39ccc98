import { property } from "../../app/content/schema/property.ts";
import { type FieldSchema, fieldSchema } from "../studio/fields.ts";

/** The data of a home's file, before its validation. */
export type HomeData = Readonly<Record<string, unknown>>;

/** A value that a file has for a field of a home. */
export interface Given {
  /** undefined if the field is to be empty. */
  value: unknown;
  /** The value of the field when the file was exported, if it says so. */
  before?: { value: unknown };
  /** Whether a home has this already, although its value differs: a converted price, or an area in other units. */
  isSame?: (home: HomeData) => boolean;
}

/** A home of a file that is imported. */
export interface HomeRecord {
  /** "row 4" */
  where: string;
  /** The reference number of the firm, or the short name of a home. */
  reference: string;
  /** By the key of their column. */
  values: ReadonlyMap<string, Given>;
  /** Values of a new home that the file does not have itself. */
  initial?: ReadonlyMap<string, Given>;
  /** Addresses of photos, or a folder beside the file. */
  photos: readonly string[];
  /** "row 4, column “price in AED”: …" */
  problems: readonly string[];
}

export interface ImportFile {
  records: readonly HomeRecord[];
  /** Problems and remarks about the file as a whole. */
  notes: readonly string[];
  /** Whether it is a feed of another program, which has all of its homes. */
  isFeed: boolean;
}

/** The value at a path: "permit.number". */
export const valueAt = (home: HomeData | undefined, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], home);

/** The slugs that a home had before its address was changed. */
export const formerSlugs = (home: HomeData): string[] =>
  ((home["formerAddresses"] ?? []) as string[]).map((address) => address.replace(/.*\//, ""));

/** The slug of each home by those that it had before. */
export const renamedHomes = (homes: Iterable<readonly [slug: string, home: HomeData]>) =>
  new Map(
    [...homes].flatMap(([slug, home]) =>
      formerSlugs(home).map((former) => [former, slug] as const),
    ),
  );

/** A copy of a home with a value at a path, in which nothing is changed elsewhere; undefined removes the field. */
export function withValue(home: HomeData, key: string, value: unknown): HomeData {
  const [name = "", ...rest] = key.split(".");
  const part =
    rest.length > 0 ? withValue((home[name] ?? {}) as HomeData, rest.join("."), value) : value;
  const { [name]: _, ...others } = home;
  const isEmpty =
    part === undefined || (rest.length > 0 && Object.keys(part as object).length === 0);
  return isEmpty ? others : { ...home, [name]: part };
}

/** How a cell is read. */
type CellKind = "choice" | "whole" | "decimal" | "day" | "text" | "lines" | "paragraphs" | "photos";

/** A field of a home as a column of a table. */
export interface Column {
  /** Its path in the file: "permit.number". */
  key: string;
  /** "permit: permit number" */
  heading: string;
  kind: CellKind;
  /** The values of a choice. */
  options: readonly string[];
}

/** Fields that a table does not have: lists of groups, files, what names pictures of a list, and former addresses. */
const left: ReadonlySet<string> = new Set([
  "lang",
  "cover",
  "brochurePictures",
  "formerAddresses",
  "exclusivePicture",
  "pictures",
  "plans",
  "video",
]);

const languages: Readonly<Record<string, string>> = { it: "Italian", ar: "Arabic" };

function kindOf(key: string, { type, format, enum: options }: FieldSchema): CellKind {
  if (key === "photos") return "photos";
  if (type === "array") return key.endsWith("description") ? "paragraphs" : "lines";
  if (options) return "choice";
  if (type === "integer") return "whole";
  if (type === "number") return "decimal";
  return format === "date" ? "day" : "text";
}

/** The columns of a group of fields. */
function columnsIn(
  { properties = {} }: FieldSchema,
  before: string,
  headingOf: (label: string) => string,
): Column[] {
  return Object.entries(properties)
    .filter(([name]) => !left.has(name))
    .flatMap(([name, field]) => {
      const key = before + name;
      const { label = name, enum: options = [] } = field;
      if (field.properties) {
        const language = languages[name];
        return columnsIn(field, `${key}.`, (inner) =>
          language ? `${inner} (${language})` : `${label}: ${inner}`,
        );
      }
      const heading = headingOf(label);
      return [{ key, heading, kind: kindOf(key, field), options: options.map(String) }];
    });
}

/** A column for each field of a home, by the schema. */
export const columns: readonly Column[] = columnsIn(fieldSchema(property), "", (label) => label);

/** The columns that the table of prices has besides reference and title. */
export const priceColumns = ["status", "availability.state", "availability.date", "aed"] as const;

/** The end of the heading of a column with the value at the time of the export. */
export const beforeEnding = ", before";

const bare = (heading: string) => heading.trim().toLowerCase().replaceAll(/\s+/g, " ");

const byHeading = new Map(
  columns.flatMap((column) => [
    [bare(column.key), column] as const,
    [bare(column.heading), column] as const,
  ]),
);

/** The column with a heading: its name in the studio, or in the file. */
export const columnNamed = (heading: string): Column | undefined => byHeading.get(bare(heading));
