import { getTableColumns, getTableName } from "drizzle-orm";
import { columnName, type EnquiryKind, fieldsOf } from "../../app/features/enquiries/fields.ts";
import { deliveries, enquiryKinds, enquiryTables, internalColumns } from "../db/schema.ts";
import { kindNames } from "../records/enquiry.ts";

/** A lead: its kind, and its columns by name. */
export type Lead = { kind: string } & Record<string, string | number | null>;

/** The value of a cell. Times and days are dates. */
export type ExportValue = string | number | null | Moment;

/** A time in Dubai, or a requested day. */
interface Moment {
  /** "2026-11-22 09:30:00", or "2026-11-22". */
  text: string;
  precision: "second" | "day";
}

export interface Column {
  heading: string;
  /** The columns of the tables that it replaces. */
  from: readonly string[];
  value: (lead: Lead) => ExportValue;
}

const dubaiTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Dubai",
});

/** An ISO 8601 time in UTC as a time in Dubai. */
export const moment = (time: string): Moment => ({
  text: dubaiTime.format(new Date(time)),
  precision: "second",
});

const day = (date: string): ExportValue =>
  /^\d{4}-\d\d-\d\d$/u.test(date) ? { text: date, precision: "day" } : date;

const text = (lead: Lead, column: string) => String(lead[column] ?? "");

/** A time, or an empty cell. */
const timeIn = (lead: Lead, column: string): ExportValue =>
  text(lead, column) ? moment(text(lead, column)) : null;

const languages = new Intl.DisplayNames("en", { type: "language" });

/** The full name, from the fields of each kind. */
const nameOf = (lead: Lead) =>
  ["name", "full_name", "first_name", "last_name"]
    .map((column) => text(lead, column))
    .filter(Boolean)
    .join(" ");

const spamReasons: Readonly<Record<string, string>> = {
  honeypot: "A hidden field was filled in",
  "too-quick": "It was sent too quickly for a person",
  flood: "It was sent during a flood of enquiries",
};

/** Columns of the export that differ from the tables. */
const formattedColumns: readonly Column[] = [
  { heading: "Kind", from: [], value: ({ kind }) => kindNames[kind as EnquiryKind] },
  {
    heading: "Received (Dubai)",
    from: ["created_at"],
    value: (lead) => moment(text(lead, "created_at")),
  },
  { heading: "Name", from: ["name", "full_name", "first_name", "last_name"], value: nameOf },
  { heading: "Phone as typed", from: ["phone"], value: (lead) => text(lead, "phone") },
  { heading: "Phone to dial", from: ["phone_e164"], value: (lead) => text(lead, "phone_e164") },
  {
    heading: "Country of the phone",
    from: ["phone_country"],
    value: (lead) => text(lead, "phone_country"),
  },
  { heading: "Email", from: ["email"], value: (lead) => text(lead, "email") },
  {
    heading: "Quarantined because",
    from: ["spam"],
    value: (lead) => spamReasons[text(lead, "spam")] ?? text(lead, "spam"),
  },
  {
    heading: "Language",
    from: ["locale"],
    value: (lead) => languages.of(text(lead, "locale")) ?? null,
  },
  {
    heading: "Homes",
    from: ["property_ids", "property_id"],
    value: (lead) => text(lead, "property_ids") || text(lead, "property_id"),
  },
  { heading: "Claimed (Dubai)", from: [], value: (lead) => timeIn(lead, "claimed_at") },
  { heading: "Viewing (Dubai)", from: [], value: (lead) => timeIn(lead, "meeting_at") },
  {
    heading: "Preferred day",
    from: ["preferred_date"],
    value: (lead) => day(text(lead, "preferred_date")),
  },
];

/** The headings of the other columns; those of answers are in the definition of their field. */
const headings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    enquiryKinds
      .flatMap(fieldsOf)
      .flatMap(([name, { stored }]) =>
        stored.heading ? [[columnName(name), stored.heading]] : [],
      ),
  ),
  id: "Reference",
  consent_version: "Privacy notice",
  page: "Sent from",
  referrer_host: "Came from",
  utm_source: "Advertisement: source",
  utm_medium: "Advertisement: medium",
  utm_campaign: "Advertisement: campaign",
  utm_term: "Advertisement: term",
  utm_content: "Advertisement: content",
  browser_language: "Language of the browser",
  earlier_enquiries: "Earlier enquiries of this person",
  person: "Assigned to",
  crm: "CRM",
  visitor: "Mail to the visitor",
};

/** Each channel with one delivery an enquiry has a column for its state. */
const channels = deliveries.channel.enumValues.filter(
  (channel) => channel !== "desk" && channel !== "change",
);

/** The columns of the assignment, for the export. */
const assignmentColumns = ["person", "claimed_by", "claimed_at", "result", "meeting_at"] as const;

const headingOf = (name: string) =>
  headings[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/** The column names of a kind, without those for the pipeline. */
function columnsOf(kind: EnquiryKind): string[] {
  const columns = getTableColumns(enquiryTables[kind]);
  const internal = new Set(internalColumns.map((column) => columns[column].name));
  return Object.values(columns)
    .map(({ name }) => name)
    .filter((name) => !internal.has(name));
}

/**
 * The query for leads with the state of their deliveries, the oldest first.
 *
 * @param where condition in SQL
 * @param limit maximum number
 */
export function leadsSql(kind: EnquiryKind, where: string, limit: number): string {
  const table = getTableName(enquiryTables[kind]);
  const states = channels.map(
    (channel) =>
      `(select state from deliveries where id = ${table}.id || '/${channel}') as ${channel}`,
  );
  const assigned = assignmentColumns.map(
    (column) =>
      `(select ${column === "meeting_at" ? "iif(meeting_cancelled_at is null, meeting_at, null)" : column} from assignments where enquiry_id = ${table}.id) as ${column}`,
  );
  const earlier = enquiryKinds.map(
    (other) =>
      `(select count(*) from ${getTableName(enquiryTables[other])} as other where (other.phone_e164 = ${table}.phone_e164 or lower(other."email") = lower(${table}."email")) and other.created_at < ${table}.created_at)`,
  );
  const more = [...assigned, `${earlier.join(" + ")} as earlier_enquiries`, ...states];
  return `select ${[...columnsOf(kind), ...more].join(", ")} from ${table} where ${where} order by created_at, id limit ${limit}`;
}

/** The columns of an export of some kinds: the columns above, then all others of the tables. */
export function exportColumns(kinds: readonly EnquiryKind[]): Column[] {
  const storedColumns = [...new Set(kinds.flatMap(columnsOf))];
  const formatted = formattedColumns.filter(
    ({ from }) => from.length === 0 || from.some((name) => storedColumns.includes(name)),
  );
  const others = storedColumns.filter((name) => !formatted.some(({ from }) => from.includes(name)));
  return [
    ...formatted,
    ...[...others, "person", "claimed_by", "result", "earlier_enquiries", ...channels].map(
      (name) => ({
        heading: headingOf(name),
        from: [name],
        value: (lead: Lead) => lead[name] ?? null,
      }),
    ),
  ];
}
