/** What two versions of a file differ in. */
import { dayInWords, isDay } from "../../app/content/schema/fields.ts";
import type { FieldSchema } from "../studio/fields.ts";

export type Data = Readonly<Record<string, unknown>>;

/** Longer values are only said to have changed. */
const longestValue = 60;

const shown = (value: unknown): string | undefined => {
  if (value === undefined) return "(none)";
  if (typeof value === "string" && isDay(value)) return dayInWords(value);
  if (typeof value === "number") return value.toLocaleString("en-GB");
  if (Array.isArray(value)) return String(value.length);
  return typeof value === "string" && value.length <= longestValue ? value : undefined;
};

/**
 * The differences of two versions of a file, by the labels of its fields.
 *
 * @returns one line for each: "price in AED: 1,500,000 → 1,450,000"; of a list, the numbers of its entries
 */
export function differences(before: Data, after: Data, labels: FieldSchema): string[] {
  const fields = labels.properties ?? {};
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete("lang");
  return [...names].flatMap((name) => {
    const [old, present] = [before[name], after[name]];
    if (JSON.stringify(old) === JSON.stringify(present)) return [];
    const field = fields[name];
    const label = field?.label ?? (name === "body" ? "text" : name);
    if (field?.properties && old && present)
      return differences(old as Data, present as Data, field).map((line) => `${label}, ${line}`);
    const [from, to] = [shown(old), shown(present)];
    return [from && to && from !== to ? `${label}: ${from} → ${to}` : `${label}: changed`];
  });
}
