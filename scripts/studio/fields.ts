/**
 * The fields of a form, derived from a schema of app/content/schema: their kinds, labels, hints, limits,
 * options and languages.
 */
import type { Field } from "@sveltia/cms";
import { z } from "zod";

/** The JSON Schema of a field, with the labels and hints of the schema's metadata. */
export interface FieldSchema {
  type?: string | readonly string[];
  label?: string;
  hint?: string;
  /** Replaces the hint in the form. */
  formHint?: string;
  /** The collection of a reference. */
  collection?: keyof typeof references;
  /** Whether it is a picture's file. */
  picture?: boolean;
  /** Whether that picture may be a drawing or a PDF. */
  drawing?: boolean;
  /** The types of a file that is no picture, for the file picker. */
  accept?: string;
  /** The largest file, in bytes. */
  largest?: number;
  /** The initial value of a new entry. */
  initial?: string;
  /** The field type of the studio's own, for a value that no field of the CMS is made for. */
  control?: "amenities" | "captions" | "month";
  /** The unit of an amount. */
  unit?: "AED" | "sq ft";
  /** Whether an unusual amount, or a month that is past, has to be confirmed. */
  questioned?: true;
  /** The labels of options, if they differ from the values. */
  names?: Readonly<Record<string, string>>;
  enum?: readonly (string | number)[];
  const?: string | number;
  pattern?: string;
  /** What the pattern asks for, if the hint says something else. */
  expected?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema | false;
  prefixItems?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
}

const references = {
  districts: {
    collection: "_singletons",
    file: "places",
    value_field: "districts.*.id",
    display_fields: ["districts.*.name"],
  },
  places: {
    collection: "_singletons",
    file: "places",
    value_field: "places.*.id",
    display_fields: ["places.*.name"],
  },
  people: {
    collection: "_singletons",
    file: "company",
    value_field: "people.*.id",
    display_fields: ["people.*.name"],
  },
  areas: { collection: "areas", value_field: "{{slug}}", display_fields: ["name"] },
  properties: {
    collection: "properties",
    value_field: "{{slug}}",
    display_fields: ["title"],
    filters: [{ field: "status", values: ["listed", "exclusive"] }],
  },
} as const;

const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** Longer texts have a multiline field, and each entry of a list of them a separate field. */
const longestLine = 200;

const converted = new WeakMap<z.ZodType, FieldSchema>();

/** The schema as JSON Schema, before any conversion. A form asks for it at each key. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const known = converted.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as FieldSchema);
  converted.set(schema, known);
  return known;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "capital-appreciation" as "Capital appreciation". */
export const choiceName = (value: string) => sentence(value.replaceAll("-", " "));

/** JSON Schema contains the limits of safe integers, which are not limits of the field. */
export const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;

/**
 * Whether a field is a list with a control of its own. The CMS would ask for it, but it keeps each line as a value of its
 * own and asks again at the next save only: the sentence would stay once the list is filled in. The checks ask for it.
 */
export const isOwnList = ({ type, control }: FieldSchema): boolean =>
  type === "array" && control !== undefined;

const withoutEmpty = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** Merges a union of groups: shared fields are required, others are optional. */
export function merged({ anyOf = [], ...schema }: FieldSchema): FieldSchema {
  const [first, ...others] = anyOf;
  if (!first?.properties) return schema;
  return {
    ...schema,
    type: "object",
    properties: Object.assign({}, ...anyOf.map(({ properties }) => properties)),
    required: (first.required ?? []).filter((name) =>
      others.every(({ required }) => required?.includes(name)),
    ),
  };
}

/** Whether a field has one value only: no form shows it. */
export const isFixed = ({ enum: values = [] }: FieldSchema): boolean => values.length === 1;

const options = ({ enum: values = [], const: only, names = {} }: FieldSchema) =>
  (only === undefined ? values : [only]).map((value) => ({
    label: names[value] ?? (typeof value === "string" ? choiceName(value) : String(value)),
    value,
  }));

function textSettings({ format, pattern, expected, formHint, hint, maxLength = 0 }: FieldSchema) {
  const settings = withoutEmpty({ maxlength: maxLength || undefined });
  if (format === "date") return { widget: "day" };
  if (format === "email") return { widget: "string", type: "email" };
  if (format === "uri")
    return { widget: "string", type: "url", pattern: ["^https://", "It starts with https://."] };
  return {
    widget: maxLength > longestLine ? "text" : "string",
    use_emoji_autocomplete: false,
    ...settings,
    ...(pattern && {
      pattern: [pattern, expected ?? formHint ?? hint ?? "This is not in the expected form."],
    }),
  };
}

/** Whether each entry of a list of texts has a field of its own; short ones are the lines of one field. */
export const hasOwnField = ({ type, maxLength = 0 }: FieldSchema): boolean =>
  type === "string" && maxLength > longestLine;

function listSettings(schema: FieldSchema, translation: FieldSchema | undefined) {
  const { items, prefixItems, minItems, maxItems } = schema;
  const item = merged(items || (prefixItems?.[0] ?? {}));
  const limits = withoutEmpty({ min: minItems, max: maxItems });
  if (item.enum) return { widget: "select", multiple: true, options: options(item), ...limits };
  if (item.collection)
    return { widget: "relation", multiple: true, ...references[item.collection], ...limits };
  if (item.properties) {
    const picture = Object.entries(item.properties).find(([, part]) => part.picture)?.[0];
    const names = Object.keys(item.properties);
    const shown = [
      "caption",
      "title",
      "name",
      "label",
      "days",
      "how",
      "fact",
      "handover",
      "id",
    ].find((name) => names.includes(name));
    return {
      widget: "list",
      label_singular: sentence(item.label ?? schema.label ?? ""),
      collapsed: "auto",
      ...withoutEmpty({ summary: shown && `{{fields.${shown}}}`, thumbnail: picture }),
      fields: fieldsOf(item, translation && merged(translation.items || {})),
      ...limits,
    };
  }
  // Several pictures are dropped at once.
  if (item.picture) return { ...settingsOf(item, undefined), multiple: true, ...limits };
  // A list of short texts is a multiline text.
  const { maxLength = 0, type } = item;
  if (type === "string" && maxLength <= longestLine)
    return { widget: "list", label_singular: "Line", ...limits };
  const label = type === "number" ? "Number" : "Paragraph";
  return {
    widget: "list",
    label_singular: label,
    // The first paragraph is open from the start.
    ...(type === "string" && minItems ? { default: [""] } : {}),
    field: formField(
      "item",
      { ...item, label },
      true,
      translation && merged(translation.items || {}),
    ),
    ...limits,
  };
}

function settingsOf(schema: FieldSchema, translation: FieldSchema | undefined): object {
  if (schema.control)
    return withoutEmpty({ widget: schema.control, questioned: schema.questioned });
  if (schema.picture)
    return {
      widget: schema.drawing ? "file" : "image",
      choose_url: false,
      accept: schema.drawing ? `image/svg+xml,application/pdf,${pictureTypes}` : pictureTypes,
    };
  if (schema.accept)
    return {
      widget: "file",
      choose_url: false,
      accept: schema.accept,
      media_libraries: {
        default: {
          config: withoutEmpty({ slugify_filename: true, max_file_size: schema.largest }),
        },
      },
    };
  if (schema.collection) return { widget: "relation", ...references[schema.collection] };
  if (schema.enum || schema.const !== undefined)
    return {
      widget: "select",
      options: options(schema),
      ...withoutEmpty({ default: schema.initial }),
    };
  if (schema.properties)
    return {
      widget: "object",
      collapsed: "auto",
      ...("from" in schema.properties && { summary: "{{fields.from}} – {{fields.to}}" }),
      fields: fieldsOf(schema, translation),
    };
  if (schema.type === "array") return listSettings(schema, translation);
  if (schema.type === "integer" || schema.type === "number")
    return withoutEmpty({
      widget: "amount",
      whole: schema.type === "integer",
      min: limit(schema.minimum ?? schema.exclusiveMinimum),
      max: limit(schema.maximum),
      unit: schema.unit,
      questioned: schema.questioned,
    });
  return textSettings(schema);
}

/**
 * A field of a form.
 *
 * @param name in the file
 * @param translation the same field in another language, if it has one
 */
function formField(
  name: string,
  schema: FieldSchema,
  required: boolean,
  translation?: FieldSchema,
): Field {
  const node = merged(schema);
  if (isFixed(node)) return { name, widget: "hidden", default: node.enum?.[0] };
  const translated = translation && { i18n: node.picture ? "duplicate" : true };
  return {
    name,
    label: sentence(node.label ?? name),
    ...withoutEmpty({ hint: node.formHint ?? node.hint }),
    required: required && !isOwnList(node),
    ...translated,
    ...settingsOf(node, translation),
  } as Field;
}

/**
 * The fields of a group.
 *
 * @param schema of the group in English
 * @param translation of the same group in another language: its fields are in the form of each language
 * @param hiddenNames names of hidden fields
 */
export function fieldsOf(
  schema: FieldSchema,
  translation?: FieldSchema,
  hiddenNames: readonly string[] = [],
): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !hiddenNames.includes(name))
    .map(([name, part]) =>
      formField(
        name,
        part,
        schema.required?.includes(name) ?? false,
        translation?.properties?.[name],
      ),
    );
}
