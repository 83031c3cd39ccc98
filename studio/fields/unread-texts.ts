import { isDay, isMonth } from "../../app/content/schema/fields.ts";
import { type FieldSchema, limit, merged } from "../../scripts/studio/fields.ts";
import { type PriceFacts, readAmount, type Reading } from "./read-amount.ts";
import { readDay, readMonth } from "./read-day.ts";

/** A text where a file has a number, a day or a month: it was not read, or its value waits for a confirmation. */
export interface UnreadText {
  path: readonly PropertyKey[];
  text: string;
  reading: Reading<string | number>;
}

/** What the studio's field for a value reads; undefined if it has no field of its own. */
function readingOf(
  { type, format, control, unit, questioned, ...limits }: FieldSchema,
  text: string,
  price: PriceFacts,
  today: string,
): Reading<string | number> | undefined {
  if (type === "integer" || type === "number")
    return readAmount(
      text,
      {
        whole: type === "integer",
        min: limit(limits.minimum ?? limits.exclusiveMinimum),
        max: limit(limits.maximum),
        unit,
      },
      questioned ? price : {},
    );
  if (format === "date" && !isDay(text)) return readDay(text, today);
  if (control === "month" && !isMonth(text)) return readMonth(text, questioned && today);
  return undefined;
}

/**
 * The texts of a form that are not values yet.
 *
 * @param data as the form has it
 * @param price facts about the price
 * @param today as yyyy-mm-dd
 */
export function unreadTexts(
  schema: FieldSchema,
  data: unknown,
  price: PriceFacts,
  today: string,
  path: readonly PropertyKey[] = [],
): UnreadText[] {
  const node = merged(schema);
  if (typeof data === "string") {
    const reading = data === "" ? undefined : readingOf(node, data, price, today);
    return reading ? [{ path, text: data, reading }] : [];
  }
  if (typeof data !== "object" || data === null) return [];
  if (Array.isArray(data))
    return data.flatMap((part, index) =>
      unreadTexts(node.items || {}, part, price, today, [...path, index]),
    );
  return Object.entries(data).flatMap(([name, part]) =>
    unreadTexts(node.properties?.[name] ?? {}, part, price, today, [...path, name]),
  );
}
