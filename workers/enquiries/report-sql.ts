import type { EnquiryKind } from "~/features/enquiries/fields";

/**
 * The queries of the lead report. Commands run them through wrangler and the weekly mail in the Worker, so
 * this module may import types only.
 */

/** Start and end as ISO 8601 in UTC; the end is exclusive. */
export interface Period {
  since: string;
  until: string;
}

/** What leads can be grouped by. */
export const dimensions = [
  "home",
  "page",
  "source",
  "campaign",
  "advertisement",
  "country",
  "language",
  "day",
] as const;
export type Dimension = (typeof dimensions)[number];

/** One line of the report: leads without spam, spam, and leads of the previous period. */
export interface ReportRow {
  value: string;
  leads: number;
  spam: number;
  before: number;
}

const tables = {
  viewing: "viewing_requests",
  contact: "contact_messages",
  valuation: "valuation_requests",
} as const satisfies Record<EnquiryKind, string>;

const kinds = Object.keys(tables) as EnquiryKind[];

const firstNonEmpty = (...columns: string[]) =>
  `coalesce(${columns.map((column) => `nullif(${column}, '')`).join(", ")}, '')`;

/** The SQL expression of each group; "" without a value. Days are in Dubai's time. */
const answers: Record<Exclude<Dimension, "home" | "advertisement">, string> = {
  page: "page",
  source: firstNonEmpty("utm_source", "referrer_host"),
  campaign: "utm_campaign",
  country: "country",
  language: "locale",
  day: "date(created_at, '+4 hours')",
};

/** The listings of each kind, one row each: their ids, or the title for a program that sent none. */
const homes: Record<EnquiryKind, { answer: string; beside: string }> = {
  viewing: {
    answer: "home.value",
    beside: `, json_each(case when property_ids <> '' then '["' || replace(property_ids, '; ', '","') || '"]' else json_array(${firstNonEmpty("property_id", "property_title")}) end) as home`,
  },
  contact: { answer: "property_id", beside: "" },
  valuation: { answer: "''", beside: "" },
};

/** The campaign of the link: "google · november"; "" without one. */
const advertisement = `ltrim(${["utm_source", "utm_campaign"]
  .map((column) => `case when ${column} <> '' then ' · ' || ${column} else '' end`)
  .join(" || ")}, ' ·')`;

/** The value for an enquiry without a listing. */
const withoutProperty: Record<EnquiryKind, string> = {
  viewing: "no home",
  contact: "message",
  valuation: "valuation",
};

/** The result of an advertisement: "google · november → ontario-tower". */
const broughtBy = (kind: EnquiryKind) =>
  `case when ${advertisement} = '' then '' else ${advertisement} || ' → ' || coalesce(nullif(${homes[kind].answer}, ''), '${withoutProperty[kind]}') end`;

const text = (moment: string) => `'${new Date(moment).toISOString()}'`;
const within = ({ since, until }: Period) =>
  `created_at >= ${text(since)} and created_at < ${text(until)}`;

/** The previous period of the same length. */
function periodBefore({ since, until }: Period): Period {
  const length = Date.parse(until) - Date.parse(since);
  return { since: new Date(Date.parse(since) - length).toISOString(), until: since };
}

/** The rows of a kind: the group, whether it is spam, whether it is in the previous period. */
const rowsOf = (kind: EnquiryKind, value: string, now: Period, all: Period, beside = "") =>
  `select ${value} as value, spam is not null as quarantined, created_at < ${text(now.since)} as early from ${tables[kind]}${beside} where ${within(all)}`;

const counted = (rows: readonly string[], order: string) =>
  `select value, sum(not quarantined and not early) as leads, sum(quarantined and not early) as spam, sum(not quarantined and early) as before from (${rows.join(" union all ")}) group by value having leads + spam + before > 0 order by ${order}`;

const byMostLeads = "leads desc, before desc, spam desc, value";

/**
 * The report of a period by one group, with the previous period.
 *
 * @param most maximum lines; without it all of them
 */
export function reportQuery(question: Dimension, period: Period, most?: number): string {
  const all = { since: periodBefore(period).since, until: period.until };
  const limit = most ? ` limit ${most}` : "";
  const rows = kinds.map((kind) =>
    question === "home" || question === "advertisement"
      ? rowsOf(
          kind,
          question === "home" ? homes[kind].answer : broughtBy(kind),
          period,
          all,
          homes[kind].beside,
        )
      : rowsOf(kind, answers[question], period, all),
  );
  if (question !== "day") return counted(rows, byMostLeads) + limit;
  // Days of the previous period would be additional lines.
  return counted(
    kinds.map((kind) => rowsOf(kind, answers.day, period, period)),
    "value",
  );
}

/** The number of enquiries of each kind. */
export function totalsQuery(period: Period): string {
  const all = { since: periodBefore(period).since, until: period.until };
  return counted(
    kinds.map((kind) => rowsOf(kind, `'${kind}'`, period, all)),
    byMostLeads,
  );
}

/** Pending and failed deliveries: `state`, `deliveries`, `oldest`. */
export const undeliveredQuery =
  "select state, count(*) as deliveries, min(created_at) as oldest from deliveries where state in ('waiting', 'failed') group by state order by state desc";
