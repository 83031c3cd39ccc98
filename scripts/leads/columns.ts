import { getTableColumns } from "drizzle-orm";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { deliveries, enquiryTables, internalColumns } from "../../workers/db/schema.ts";
import type { Lead } from "./pages.ts";

/** What stands in a cell: a moment or a day is a date there. */
export type Value = string | number | null | Moment;

/** A moment, which is shown by Dubai's clock, or a day as it was chosen. */
interface Moment {
  /** "2026-11-22 09:30:00", or "2026-11-22". */
  shown: string;
  precision: "second" | "day";
}

export interface Column {
  head: string;
  /** The columns of the tables that it shows: these are not shown again. */
  from: readonly string[];
  value: (lead: Lead) => Value;
}

const dubaiTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Dubai",
});

/** A moment as ISO 8601 in UTC, by Dubai's clock. */
const moment = (time: string): Moment => ({
  shown: dubaiTime.format(new Date(time)),
  precision: "second",
});

const day = (date: string): Value =>
  /^\d{4}-\d\d-\d\d$/u.test(date) ? { shown: date, precision: "day" } : date;

const text = (lead: Lead, column: string) => String(lead[column] ?? "");
const languages = new Intl.DisplayNames("en", { type: "language" });

/** The name in one cell, as each kind asks for it. */
const nameOf = (lead: Lead) =>
  ["name", "full_name", "first_name", "last_name"]
    .map((column) => text(lead, column))
    .filter(Boolean)
    .join(" ");

/** What is shown otherwise than it stands in the table, or under a name that says more: a line each. */
const own: readonly Column[] = [
  { head: "kind", from: [], value: ({ kind }) => kind },
  {
    head: "received_in_dubai",
    from: ["created_at"],
    value: (lead) => moment(text(lead, "created_at")),
  },
  { head: "name", from: ["name", "full_name", "first_name", "last_name"], value: nameOf },
  { head: "phone", from: ["phone"], value: (lead) => text(lead, "phone") },
  { head: "email", from: ["email"], value: (lead) => text(lead, "email") },
  { head: "held_as_spam", from: ["spam"], value: (lead) => text(lead, "spam") },
  {
    head: "language",
    from: ["locale"],
    value: (lead) => languages.of(text(lead, "locale")) ?? null,
  },
  {
    head: "home_ids",
    from: ["property_ids", "property_id"],
    value: (lead) => text(lead, "property_ids") || text(lead, "property_id"),
  },
  {
    head: "preferred_day",
    from: ["preferred_date"],
    value: (lead) => day(text(lead, "preferred_date")),
  },
  {
    head: "preferred_time",
    from: ["preferred_time"],
    value: (lead) => text(lead, "preferred_time"),
  },
  { head: "partner_language", from: ["language"], value: (lead) => text(lead, "language") },
];

/** The state of each delivery has a column by the channel's name. */
export const channels = deliveries.channel.enumValues;

/** A kind's columns, but for those that only the pipeline has a use for, by their names in the table. */
export function columnsOf(kind: EnquiryKind): string[] {
  const columns = getTableColumns(enquiryTables[kind]);
  const internal = new Set(internalColumns.map((column) => columns[column].name));
  return Object.values(columns)
    .map(({ name }) => name)
    .filter((name) => !internal.has(name));
}

/** What an export of some kinds shows: what is named above, then all else that the tables have. */
export function exportColumns(kinds: readonly EnquiryKind[]): Column[] {
  const stored = [...new Set(kinds.flatMap(columnsOf))];
  const shown = own.filter(
    ({ from }) => from.length === 0 || from.some((name) => stored.includes(name)),
  );
  const left = stored.filter((name) => !shown.some(({ from }) => from.includes(name)));
  return [
    ...shown,
    ...[...left, ...channels].map((name) => ({
      head: name,
      from: [name],
      value: (lead: Lead) => lead[name] ?? null,
    })),
  ];
}
