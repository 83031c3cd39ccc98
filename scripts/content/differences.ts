/** What two versions of a file differ in. */
import { dayInWords, isDay, isMonth, monthInWords } from "../../app/content/schema/fields.ts";
import { choiceName, type FieldSchema, isFixed, merged } from "../studio/fields.ts";
import { translationNames } from "./explain.ts";

export type Data = Readonly<Record<string, unknown>>;

/** Of a longer text, the part that has changed is shown. */
const longestText = 60;

const isLong = (value: unknown) => typeof value === "string" && value.length > longestText;

/** "business-bay" as "Business Bay". */
export const nameOfId = (id: string) => id.split("-").map(choiceName).join(" ");

function amount(value: number, unit: FieldSchema["unit"]): string {
  const digits = value.toLocaleString("en-GB", { maximumFractionDigits: 6 });
  if (unit === "AED") return `AED ${digits}`;
  return unit ? `${digits} ${unit}` : digits;
}

/** By how much a price changes: " (−24%)". */
function changeOf(old: unknown, present: unknown, { unit }: FieldSchema): string {
  if (unit !== "AED" || typeof old !== "number" || typeof present !== "number" || old === 0)
    return "";
  const change = (present / old - 1).toLocaleString("en-GB", {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return ` (${change.replace("-", "−")})`;
}

/** A value in words. */
function shown(value: unknown, field: FieldSchema): string {
  if (value === undefined) return "(none)";
  if (typeof value === "number") return amount(value, field.unit);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== "string") return "changed";
  if (isDay(value)) return dayInWords(value);
  if (field.control === "month" && isMonth(value)) return monthInWords(value);
  if (field.enum) return field.names?.[value] ?? choiceName(value);
  if (field.collection) return nameOfId(value);
  // A text that the studio could not read.
  return field.type === "integer" || field.type === "number" ? `“${value}”` : value;
}

/** The part of a text from a place on, of at most the length of a short one. */
function excerpt(text: unknown, from: number): string {
  if (typeof text !== "string") return "(none)";
  const part = text.slice(from, from + longestText);
  return `“${from > 0 ? "…" : ""}${part}${from + longestText < text.length ? "…" : ""}”`;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Two texts from the word on with which they begin to differ. */
function excerpts(old: unknown, present: unknown): [string, string] {
  const [one, other] = [textOf(old), textOf(present)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = one && other ? one.lastIndexOf(" ", start - 1) + 1 : 0;
  return [excerpt(old, from), excerpt(present, from)];
}

const isTextList = (list: readonly unknown[]): list is readonly string[] =>
  list.every((one) => typeof one === "string");

const isShort = (text: string) => text.length <= longestText;

/** The texts of a list that another does not have; the beginning of a longer one. */
const without = (list: readonly string[], others: readonly string[]) =>
  list.filter((one) => !others.includes(one)).map((one) => (isShort(one) ? one : excerpt(one, 0)));

/** What was added to a list of texts and taken away from it; "" if only the order differs. */
function listChange(old: readonly string[], present: readonly string[]): string {
  const added = without(present, old);
  const removed = without(old, present);
  const parts = [
    ...(added.length > 0 ? [`added ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(", ")}`] : []),
  ];
  return parts.join("; ");
}

const isGroup = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function listDifferences(
  label: string,
  old: readonly unknown[],
  present: readonly unknown[],
  item: FieldSchema,
): string[] {
  const hasSameLength = old.length === present.length;
  if (
    isTextList(old) &&
    isTextList(present) &&
    (item.picture ? hasSameLength : !hasSameLength || [...old, ...present].every(isShort))
  ) {
    const change = listChange(old, present);
    // The names of pictures say nothing.
    const text = item.picture && change ? "changed" : change;
    return [`${label}: ${text || "another order"}`];
  }
  if (!hasSameLength) {
    // The name of a new one says nothing: the studio has not given it yet.
    const gone = item.picture ? old.filter((one) => !present.includes(one)) : [];
    const which = gone.length > 0 ? `, removed ${gone.join(", ")}` : "";
    return [`${label}: ${old.length || "(none)"} → ${present.length || "(none)"}${which}`];
  }
  return present.flatMap((value, index) =>
    fieldDifferences(`${item.label ?? label} ${index + 1}`, old[index], value, item),
  );
}

function fieldDifferences(
  label: string,
  old: unknown,
  present: unknown,
  schema: FieldSchema,
): string[] {
  if (JSON.stringify(old) === JSON.stringify(present)) return [];
  const field = merged(schema);
  if (isFixed(field)) return [];
  if (field.properties)
    return differences((old ?? {}) as Data, (present ?? {}) as Data, field).map((line) =>
      line.slice(0, line.indexOf(":")).includes(label) ? line : `${label}, ${line}`,
    );
  if ((Array.isArray(old) || Array.isArray(present)) && !isGroup(old ?? present))
    return listDifferences(
      label,
      (old ?? []) as unknown[],
      (present ?? []) as unknown[],
      merged(field.items || (field.prefixItems?.[0] ?? {})),
    );
  const [from, to] =
    isLong(old) || isLong(present)
      ? excerpts(old, present)
      : [shown(old, field), shown(present, field)];
  const name = field.unit ? label.replace(` in ${field.unit}`, "") : label;
  return [
    from === to ? `${name}: changed` : `${name}: ${from} → ${to}${changeOf(old, present, field)}`,
  ];
}

/**
 * The differences of two versions of a file, by the labels of its fields.
 *
 * @returns one line for each: "price: AED 1,500,000 → AED 1,450,000 (−3.3%)"; of a longer text, the part that has changed
 */
export function differences(before: Data, after: Data, labels: FieldSchema): string[] {
  const fields = labels.properties ?? {};
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete("lang");
  return [...names].flatMap((name) => {
    const [old, present] = [before[name], after[name]];
    const language = translationNames[name];
    if (language && !old !== !present) return [`${language}: ${present ? "added" : "removed"}`];
    const field = fields[name] ?? {};
    const label = language ?? field.label ?? (name === "body" ? "text" : name);
    return fieldDifferences(label, old, present, field);
  });
}
