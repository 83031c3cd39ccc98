import type { z } from "zod";
import { property } from "../../app/content/schema/property.ts";

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

/** The parts of a schema that the library documents, and types it per kind of schema. */
interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  entries?: Record<string, string>;
  format?: string;
}

const definitionOf = ({ ["_zod"]: internals }: z.core.$ZodType) =>
  internals.def as unknown as Definition;

/** The label of a field, which may be that of the value inside an optional one. */
function labelOf(schema: z.core.$ZodType, key: string): string {
  const { meta } = schema as { meta?: () => { label?: string } | undefined };
  const { innerType } = definitionOf(schema);
  return meta?.()?.label ?? (innerType ? labelOf(innerType, key) : key);
}

/** The definition inside optional values, defaults and transforms. */
function unwrap(schema: z.core.$ZodType): Definition {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? (definition.type === "pipe" ? definition.in : undefined);
  return inner ? unwrap(inner) : definition;
}

/** Fields that a table does not have: lists of groups, those that name pictures of a list, and former addresses. */
const left: ReadonlySet<string> = new Set([
  "lang",
  "cover",
  "brochurePictures",
  "formerAddresses",
  "exclusivePicture",
  "pictures",
  "plans",
]);

const languages: Readonly<Record<string, string>> = { it: "Italian", ar: "Arabic" };

function kindOf(key: string, { type, format }: Definition): CellKind {
  if (key === "photos") return "photos";
  if (type === "array") return key.endsWith("description") ? "paragraphs" : "lines";
  if (type === "enum") return "choice";
  if (type === "number") return format === "safeint" ? "whole" : "decimal";
  return format === "date" ? "day" : "text";
}

/** The columns of a group of fields. */
function columnsIn(
  shape: Record<string, z.core.$ZodType>,
  before: string,
  headingOf: (label: string) => string,
): Column[] {
  return Object.entries(shape)
    .filter(([name]) => !left.has(name))
    .flatMap(([name, schema]) => {
      const key = before + name;
      const definition = unwrap(schema);
      const label = labelOf(schema, name);
      if (definition.shape) {
        const language = languages[name];
        return columnsIn(definition.shape, `${key}.`, (inner) =>
          language ? `${inner} (${language})` : `${label}: ${inner}`,
        );
      }
      const options = Object.values(definition.entries ?? {});
      return [{ key, heading: headingOf(label), kind: kindOf(key, definition), options }];
    });
}

/** A column for each field of a home, by the schema. */
export const columns: readonly Column[] = columnsIn(property.shape, "", (label) => label);

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
