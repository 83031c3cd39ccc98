/**
 * Changes of prices and statuses in app/content/prices.yaml: the studio writes it, and publishing applies it. A line has
 * the property, the field, the value that the table showed and the new one: "ontario-tower aed 1500000 1450000".
 */
import { type HomeData, priceColumns, valueAt } from "../../scripts/import/columns.ts";

export type PriceField = (typeof priceColumns)[number];

/** Undefined if there is none. */
export type PriceValue = string | number | undefined;

export interface PriceChange {
  /** The slug of the property. */
  home: string;
  field: PriceField;
  before: PriceValue;
  after: PriceValue;
}

const none = "-";

/** A price is a number. A text that was not read as one remains a text, which the schema refuses. */
const valueOf = (field: string, text: string): PriceValue => {
  if (text === none) return undefined;
  return field === "aed" && /^\d+$/.test(text) ? Number(text) : text;
};

const isField = (name: string): name is PriceField => priceColumns.some((one) => one === name);

export const readChanges = (text: unknown): PriceChange[] =>
  (typeof text === "string" ? text : "").split("\n").flatMap((line) => {
    const [, home = "", field = "", before = none, after = none] =
      /^(\S+) (\S+) (\S+) (.+)$/.exec(line.trim()) ?? [];
    return isField(field)
      ? [{ home, field, before: valueOf(field, before), after: valueOf(field, after) }]
      : [];
  });

const written = (value: PriceValue) => String(value ?? "").trim() || none;

export const writeChanges = (changes: readonly PriceChange[]): string =>
  changes
    .map(
      ({ home, field, before, after }) => `${home} ${field} ${written(before)} ${written(after)}`,
    )
    .join("\n");

/**
 * The changes of a form together with those that others have saved since it was opened. A change that is no longer in the
 * file was published or taken back, and is left out.
 */
export function mergedChanges(opened: string, mine: string, present: string): string {
  const [before, own, others] = [opened, mine, present].map(readChanges) as [
    PriceChange[],
    PriceChange[],
    PriceChange[],
  ];
  const has = (list: readonly PriceChange[], change: PriceChange) =>
    list.some((one) => writeChanges([one]) === writeChanges([change]));
  const kept = own.filter((change) => has(others, change) || !has(before, change));
  const isOwn = ({ home, field }: PriceChange) =>
    kept.some((one) => one.home === home && one.field === field);
  return writeChanges([
    ...kept,
    ...others.filter((change) => !has(before, change) && !isOwn(change)),
  ]);
}

/** The value of a home in a field of the table. */
export function valueIn(home: HomeData, field: PriceField): PriceValue {
  const value = valueAt(home, field);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
