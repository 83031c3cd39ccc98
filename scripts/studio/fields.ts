import type { Field } from "@sveltia/cms";
/**
 * The fields of a form, derived from a schema of app/content/schema.ts: their kinds, labels, hints, limits,
 * choices and languages.
 */
import { z } from "zod";

/** What the JSON Schema of a field says, with the labels and hints of the schema's metadata. */
export interface FieldSchema {
  type?: string | readonly string[];
  label?: string;
  hint?: string;
  /** What the form shows in place of the hint. */
  formHint?: string;
  /** The collection that a reference names an entry of. */
  collection?: keyof typeof references;
  /** Whether it names a picture's file. */
  picture?: boolean;
  /** Whether that picture is a drawing. */
  drawing?: boolean;
  /** What a new entry begins with. */
  initial?: string;
  /** What the form calls each choice, if the value itself does not say it. */
  names?: Readonly<Record<string, string>>;
  enum?: readonly (string | number)[];
  const?: string | number;
  pattern?: string;
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

/** Where the CMS finds the entries that a reference may name, and what it shows of each. */
const references = {
  places: {
    collection: "_singletons",
    file: "places",
    value_field: "places.*.id",
    display_fields: ["places.*.name"],
  },
  areas: { collection: "areas", value_field: "{{slug}}", display_fields: ["name"] },
  properties: { collection: "properties", value_field: "{{slug}}", display_fields: ["title"] },
} as const;

/** Longer texts get a field of several lines, and each entry of a list of them a field of its own. */
const longestLine = 200;

/** The schema as JSON Schema: of what is written in a file, before any conversion. */
export const fieldSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input" }) as FieldSchema;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "capital-appreciation" as "Capital appreciation". */
const choiceName = (value: string) => sentence(value.replaceAll("-", " "));

/** JSON Schema writes the limits of a safe integer, which are no limits of the field. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;

const withoutEmpty = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** A union of groups as one group: what all have is required, the rest is optional. */
function merged({ anyOf = [], ...schema }: FieldSchema): FieldSchema {
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

/** What a select shows for each value. */
const options = ({ enum: values = [], const: only, names = {} }: FieldSchema) =>
  (only === undefined ? values : [only]).map((value) => ({
    label: names[value] ?? (typeof value === "string" ? choiceName(value) : String(value)),
    value,
  }));

function textSettings({ format, pattern, hint, maxLength = 0 }: FieldSchema) {
  const settings = withoutEmpty({ maxlength: maxLength || undefined });
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (format === "email") return { widget: "string", type: "email" };
  if (format === "uri")
    return { widget: "string", type: "url", pattern: ["^https://", "It starts with https://."] };
  return {
    widget: maxLength > longestLine ? "text" : "string",
    use_emoji_autocomplete: false,
    ...settings,
    ...(pattern && { pattern: [pattern, hint ?? "This is not in the expected form."] }),
  };
}

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
    const shown = ["caption", "title", "name", "label", "days", "how", "id"].find((name) =>
      names.includes(name),
    );
    return {
      widget: "list",
      label_singular: sentence(item.label ?? schema.label ?? ""),
      collapsed: "auto",
      ...withoutEmpty({ summary: shown && `{{fields.${shown}}}`, thumbnail: picture }),
      fields: fieldsOf(item, translation && merged(translation.items || {})),
      ...limits,
    };
  }
  // A list of short texts is one text with a line for each.
  const { maxLength = 0, type, picture } = item;
  if (type === "string" && !picture && maxLength <= longestLine)
    return { widget: "list", label_singular: "Line", ...limits };
  return {
    widget: "list",
    label_singular: picture ? "Picture" : type === "number" ? "Number" : "Paragraph",
    field: formField("item", item, true, translation && merged(translation.items || {})),
    ...limits,
  };
}

function settingsOf(schema: FieldSchema, translation: FieldSchema | undefined): object {
  if (schema.picture)
    return {
      widget: "image",
      choose_url: false,
      accept: schema.drawing
        ? "image/svg+xml"
        : "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif",
    };
  if (schema.collection) return { widget: "relation", ...references[schema.collection] };
  if (schema.enum || schema.const !== undefined)
    return {
      widget: "select",
      options: options(schema),
      ...withoutEmpty({ default: schema.initial }),
    };
  if (schema.properties)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, translation) };
  if (schema.type === "array") return listSettings(schema, translation);
  if (schema.type === "integer" || schema.type === "number")
    return withoutEmpty({
      widget: "number",
      value_type: schema.type === "integer" ? "int" : "float",
      min: limit(schema.minimum ?? schema.exclusiveMinimum),
      max: limit(schema.maximum),
      step: schema.type === "integer" ? undefined : 0.01,
    });
  return textSettings(schema);
}

/**
 * One field of a form.
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
  const { enum: [only, ...others] = [] } = node;
  if (only !== undefined && others.length === 0) return { name, widget: "hidden", default: only };
  const translated = translation && { i18n: node.picture ? "duplicate" : true };
  return {
    name,
    label: sentence(node.label ?? name),
    ...withoutEmpty({ hint: node.formHint ?? node.hint }),
    required,
    ...translated,
    ...settingsOf(node, translation),
  } as Field;
}

/**
 * The fields of a group.
 *
 * @param schema of the group in English
 * @param translation of the same group in another language: what it has is asked for in each language
 * @param left names of fields that the form does not show
 */
export function fieldsOf(
  schema: FieldSchema,
  translation?: FieldSchema,
  left: readonly string[] = [],
): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !left.includes(name))
    .map(([name, part]) =>
      formField(
        name,
        part,
        schema.required?.includes(name) ?? false,
        translation?.properties?.[name],
      ),
    );
}
