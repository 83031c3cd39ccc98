import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** What is to be corrected in a file, and where. */
export interface Finding {
  path: readonly PropertyKey[];
  text: string;
  /** Whether there is no value. */
  isMissing?: boolean;
}

/** The languages of translations, in which the staff's files have a group of texts each. */
export const translationNames: Readonly<Record<string, string>> = { it: "Italian", ar: "Arabic" };

/** The parts of a schema. The library documents the property and types it per kind of schema. */
interface Definition {
  innerType?: Schema;
  shape?: Record<PropertyKey, Schema>;
  element?: Schema;
  items?: readonly Schema[];
  options?: readonly Schema[];
}

const definitionOf = ({ ["_zod"]: internals }: Schema) => internals.def as Definition;

/** The schema inside optional values, defaults and transforms. */
function unwrap(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrap(innerType) : schema;
}

/** The schema of a part; undefined if there is none. */
function partOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { shape, element, items = [] } = definitionOf(unwrap(schema));
  return shape?.[key] ?? element ?? items[Number(key)];
}

const isGroup = (schema: Schema) => definitionOf(unwrap(schema)).shape !== undefined;

interface Described {
  meta?: () => { label?: string; hint?: string; expected?: string } | undefined;
}

const metaOf = (schema: Schema) =>
  (schema as Described).meta?.() ?? (unwrap(schema) as Described).meta?.();

/** "the Italian caption of picture 3": the field of an issue, by its labels. */
function nameOf(root: Schema, path: readonly PropertyKey[]): { name: string; hint?: string } {
  let schema: Schema | undefined = root;
  let language = "";
  let label = "";
  let hint: string | undefined;
  const owners: string[] = [];
  for (const key of path) {
    schema = schema && partOf(schema, key);
    const meta = schema && metaOf(schema);
    if (typeof key === "number") {
      owners.unshift(`${meta?.label ?? label} ${key + 1}`);
      label = "";
      // A text, or a group with it: "the caption of photo 2" is both.
      if (schema && definitionOf(unwrap(schema)).options) break;
      continue;
    }
    if (typeof key === "string" && translationNames[key] && schema && isGroup(schema)) {
      language = `${translationNames[key]} `;
      continue;
    }
    label = meta?.label ?? String(key);
    hint = meta?.expected ?? meta?.hint;
  }
  // An entry of a list of texts has no field name.
  const [first, ...others] = label ? [label, ...owners] : owners;
  const whole = language ? `the ${language}text` : "the file";
  const name = first ? `the ${language}${[first, ...others].join(" of ")}` : whole;
  return { name, ...(hint && { hint }) };
}

/** The field at a path of a file: "the Italian caption of picture 3". */
export const fieldName = (schema: z.ZodType, path: readonly PropertyKey[]): string =>
  nameOf(schema, path).name;

const quote = (value: unknown) =>
  typeof value === "string" ? `“${value}”` : JSON.stringify(value);

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** Whether an issue is that there is no value: a text has one character at least. */
const isMissing = (issue: Issue) =>
  issue.code === "too_small"
    ? issue.origin === "string"
    : issue.code !== "custom" && (issue.input === undefined || issue.input === null);

function problem(issue: Issue, name: string): string {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return `${name} is ${quote(input)}: it should be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      if (issue.origin === "array")
        return `${name}: there should be at least ${issue.minimum}, there are ${(input as unknown[]).length}`;
      return `${name} is ${quote(input)}: it should be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string")
        return `${name} has ${(input as string).length} characters: it should have at most ${issue.maximum}`;
      return `${name} is ${quote(input)}: it should be at most ${issue.maximum}`;
    case "invalid_value":
      return `${name} is ${quote(input)}: it should be ${issue.values
        .map(String)
        .join(", ")
        .replace(/, ([^,]*)$/, " or $1")}`;
    case "unrecognized_keys":
      return `${name} has ${issue.keys.length > 1 ? "fields that are" : "a field that is"} not known: ${issue.keys.join(", ")}`;
    case "custom":
      return issue.message;
    case "invalid_union":
    case "invalid_format":
    case "invalid_key":
    case "invalid_element":
    case "not_multiple_of":
    default:
      return `${name} is ${quote(input)}`;
  }
}

/**
 * The problems of a file, in the terms of the staff: "the Italian summary is missing".
 *
 * @param schema of the file
 * @param data of the file
 * @returns one sentence for each problem, with its path
 */
export function findingsOf(schema: z.ZodType, data: unknown): Finding[] {
  const result = schema.safeParse(data, { reportInput: true });
  return (result.error?.issues ?? []).map((issue) => {
    const { name, hint } = nameOf(schema, issue.path);
    if (isMissing(issue)) return { path: issue.path, text: `${name} is missing`, isMissing: true };
    const sentence = problem(issue, name);
    const expects = issue.code === "invalid_format" || issue.code === "invalid_union";
    return { path: issue.path, text: expects && hint ? `${sentence}. ${hint}` : sentence };
  });
}

/** The sentences of `findingsOf`. */
export const problemsOf = (schema: z.ZodType, data: unknown): string[] =>
  findingsOf(schema, data).map(({ text }) => text);

export interface Size {
  width: number;
  height: number;
}

/** The smallest pictures that the site shows sharply, in pixels: on a card and a phone's screen. */
export const smallest: Size = { width: 1080, height: 720 };
export const smallestPortrait: Size = { width: 640, height: 800 };
export const smallestSignature: Size = { width: 480, height: 96 };

/** A picture may be upright, so its sides are compared by length. */
const sides = ({ width, height }: Size): [short: number, long: number] =>
  width < height ? [width, height] : [height, width];

/** Why a picture is too small: "has 640 × 480 pixels: …"; undefined if it is not. */
export function sizeProblem(size: Size, minimum: Size): string | undefined {
  const [short, long] = sides(size);
  const [minShort, minLong] = sides(minimum);
  return long < minLong || short < minShort
    ? `has ${size.width} × ${size.height} pixels: it should have at least ${minimum.width} × ${minimum.height}`
    : undefined;
}
