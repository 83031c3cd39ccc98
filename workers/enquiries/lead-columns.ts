import { getTableColumns } from "drizzle-orm";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { deliveries, enquiryTables, internalColumns } from "../db/schema.ts";

/** A lead as it is read: its kind, and its columns by their names in the table. */
export type Lead = { kind: string } & Record<string, string | number | null>;

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

const kindNames: Readonly<Record<string, string>> = {
  viewing: "Viewing request",
  contact: "Message",
  valuation: "Valuation request",
};

const spamReasons: Readonly<Record<string, string>> = {
  honeypot: "It filled in a field that nobody sees",
  "too-quick": "It was sent faster than anybody types",
};

/** What is shown otherwise than it stands in the table: a line each. */
const formattedColumns: readonly Column[] = [
  { head: "Kind", from: [], value: ({ kind }) => kindNames[kind] ?? kind },
  {
    head: "Received (Dubai)",
    from: ["created_at"],
    value: (lead) => moment(text(lead, "created_at")),
  },
  { head: "Name", from: ["name", "full_name", "first_name", "last_name"], value: nameOf },
  { head: "Phone as typed", from: ["phone"], value: (lead) => text(lead, "phone") },
  { head: "Phone to dial", from: ["phone_e164"], value: (lead) => text(lead, "phone_e164") },
  {
    head: "Country of the phone",
    from: ["phone_country"],
    value: (lead) => text(lead, "phone_country"),
  },
  { head: "Email", from: ["email"], value: (lead) => text(lead, "email") },
  {
    head: "Set aside as spam because",
    from: ["spam"],
    value: (lead) => spamReasons[text(lead, "spam")] ?? text(lead, "spam"),
  },
  {
    head: "Language",
    from: ["locale"],
    value: (lead) => languages.of(text(lead, "locale")) ?? null,
  },
  {
    head: "Homes",
    from: ["property_ids", "property_id"],
    value: (lead) => text(lead, "property_ids") || text(lead, "property_id"),
  },
  {
    head: "Preferred day",
    from: ["preferred_date"],
    value: (lead) => day(text(lead, "preferred_date")),
  },
];

/** The headings of what is shown as it stands in the table. */
const heads: Readonly<Record<string, string>> = {
  preferred_time: "Preferred time",
  language: "Partner’s language",
  specialization: "Partner for",
  id: "Reference",
  consent_version: "Privacy notice",
  page: "Sent from",
  referrer_host: "Came from",
  utm_source: "Advertisement: source",
  utm_medium: "Advertisement: medium",
  utm_campaign: "Advertisement: campaign",
  utm_term: "Advertisement: term",
  utm_content: "Advertisement: content",
  country: "Country",
  time_zone: "Time zone",
  browser_language: "Language of the browser",
  property_title: "Home, as named",
  property_location: "Location",
  property_price: "Price",
  property_address: "Property address",
  details: "Details",
  crm: "CRM",
};

/** The state of each delivery has a column by the channel's name. */
const channels = deliveries.channel.enumValues;

const headOf = (name: string) =>
  heads[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/** A kind's columns, but for those that only the pipeline has a use for, by their names in the table. */
function columnsOf(kind: EnquiryKind): string[] {
  const columns = getTableColumns(enquiryTables[kind]);
  const internal = new Set(internalColumns.map((column) => columns[column].name));
  return Object.values(columns)
    .map(({ name }) => name)
    .filter((name) => !internal.has(name));
}

/**
 * What reads leads with the state of their deliveries, oldest first.
 *
 * @param table of the kind
 * @param where which of them, as SQL
 * @param limit at most
 */
export function leadsSql(kind: EnquiryKind, table: string, where: string, limit: number): string {
  const states = channels.map(
    (channel) =>
      `(select state from deliveries where id = ${table}.id || '/${channel}') as ${channel}`,
  );
  return `select ${[...columnsOf(kind), ...states].join(", ")} from ${table} where ${where} order by created_at, id limit ${limit}`;
}

/** What an export of some kinds shows: what is named above, then all else that the tables have. */
export function exportColumns(kinds: readonly EnquiryKind[]): Column[] {
  const stored = [...new Set(kinds.flatMap(columnsOf))];
  const shown = formattedColumns.filter(
    ({ from }) => from.length === 0 || from.some((name) => stored.includes(name)),
  );
  const left = stored.filter((name) => !shown.some(({ from }) => from.includes(name)));
  return [
    ...shown,
    ...[...left, ...channels].map((name) => ({
      head: headOf(name),
      from: [name],
      value: (lead: Lead) => lead[name] ?? null,
    })),
  ];
}
