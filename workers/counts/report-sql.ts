import { getTableName } from "drizzle-orm";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryKinds, enquiryTables } from "../db/schema.ts";

/**
 * The queries of the lead report. Commands run them through wrangler, and the weekly mail in the Worker. Node runs this
 * too, so values are imported by relative path, without ~.
 */

/** Start and end as ISO 8601 in UTC; the end is exclusive. */
export interface Period {
  since: string;
  until: string;
}

/** The campaigns whose name is not kept. */
export const otherCampaign = "(other)";

/** Names of campaigns have words and years. Anything longer may be an id or an address of one visitor. */
const keptName = /^(?!.*\d{5})[a-z][a-z0-9 ._-]{0,39}$/u;

/**
 * The name under which a campaign is counted: in lower case.
 *
 * @param label `utm_campaign`, as anybody may have written it
 */
export function campaignName(label: string): string {
  const name = label.trim().toLowerCase();
  return name === "" || keptName.test(name) ? name : otherCampaign;
}

/** What the report groups enquiries by. */
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

const firstNonEmpty = (...columns: string[]) =>
  `coalesce(${columns.map((column) => `nullif(${column}, '')`).join(", ")}, '')`;

/** The SQL expression of each dimension; "" without a value. Days are in Dubai's time. */
const expressions: Record<Exclude<Dimension, "home" | "advertisement">, string> = {
  page: "page",
  source: firstNonEmpty("utm_source", "referrer_host"),
  campaign: "utm_campaign",
  country: "country",
  language: "locale",
  day: "date(created_at, '+4 hours')",
};

/**
 * The dimension "home": the SQL expression of a listing's id, or its title for a program that sent no id.
 * The join returns a row for each listing of an enquiry.
 */
const listingSql: Record<EnquiryKind, { expression: string; join: string }> = {
  viewing: {
    expression: "home.value",
    join: `, json_each(case when property_ids <> '' then '["' || replace(property_ids, '; ', '","') || '"]' else json_array(${firstNonEmpty("property_id", "property_title")}) end) as home`,
  },
  contact: { expression: "property_id", join: "" },
  valuation: { expression: "''", join: "" },
};

/** Source and campaign of the link: "google · november"; "" without them. */
const sourceAndCampaign = `ltrim(${["utm_source", "utm_campaign"]
  .map((column) => `case when ${column} <> '' then ' · ' || ${column} else '' end`)
  .join(" || ")}, ' ·')`;

/** The value for an enquiry without a listing. */
const withoutListing: Record<EnquiryKind, string> = {
  viewing: "no home",
  contact: "message",
  valuation: "valuation",
};

/** The dimension "advertisement": "google · november → ontario-tower". */
const campaignAndListing = (kind: EnquiryKind) =>
  `case when ${sourceAndCampaign} = '' then '' else ${sourceAndCampaign} || ' → ' || coalesce(nullif(${listingSql[kind].expression}, ''), '${withoutListing[kind]}') end`;

const sqlTime = (moment: string) => `'${new Date(moment).toISOString()}'`;
const isInPeriod = ({ since, until }: Period) =>
  `created_at >= ${sqlTime(since)} and created_at < ${sqlTime(until)}`;

/** A period together with the previous one of the same length. */
export function withPreviousPeriod({ since, until }: Period): Period {
  const length = Date.parse(until) - Date.parse(since);
  return { since: new Date(Date.parse(since) - length).toISOString(), until };
}

/** Selects the enquiries of a kind: the group, whether it is spam, whether it is in the previous period. */
const selectRows = (
  kind: EnquiryKind,
  expression: string,
  current: Period,
  both: Period,
  join = "",
  condition = "",
) =>
  `select ${expression} as value, spam is not null as quarantined, created_at < ${sqlTime(current.since)} as previous from ${getTableName(enquiryTables[kind])}${join} where ${isInPeriod(both)}${condition}`;

/** Counts the selected rows by group. */
const countByGroup = (rows: readonly string[], order: string) =>
  `select value, sum(not quarantined and not previous) as leads, sum(quarantined and not previous) as spam, sum(not quarantined and previous) as before from (${rows.join(" union all ")}) group by value having leads + spam + before > 0 order by ${order}`;

const byMostLeads = "leads desc, before desc, spam desc, value";

/**
 * The report of a period by one group, with the previous period.
 *
 * @param limit maximum lines; without it all of them
 */
export function reportQuery(dimension: Dimension, period: Period, limit?: number): string {
  // Days of the previous period would be additional lines.
  if (dimension === "day")
    return countByGroup(
      enquiryKinds.map((kind) => selectRows(kind, expressions.day, period, period)),
      "value",
    );
  const both = withPreviousPeriod(period);
  const rows = enquiryKinds.map((kind) => {
    const { expression, join } = listingSql[kind];
    if (dimension === "home") return selectRows(kind, expression, period, both, join);
    return dimension === "advertisement"
      ? selectRows(kind, campaignAndListing(kind), period, both, join)
      : selectRows(kind, expressions[dimension], period, both);
  });
  return countByGroup(rows, byMostLeads) + (limit ? ` limit ${limit}` : "");
}

/** The enquiries that somebody of the staff has claimed, by home or campaign. */
export function claimedQuery(dimension: "home" | "campaign", period: Period): string {
  const rows = enquiryKinds.map((kind) => {
    const { expression, join } =
      dimension === "home" ? listingSql[kind] : { expression: expressions.campaign, join: "" };
    const table = getTableName(enquiryTables[kind]);
    const isClaimed = ` and exists (select 1 from assignments where enquiry_id = ${table}.id and claimed_by is not null)`;
    return selectRows(kind, expression, period, withPreviousPeriod(period), join, isClaimed);
  });
  return countByGroup(rows, byMostLeads);
}

/** The column with the name that the visitor wrote. */
const nameColumns: Record<EnquiryKind, string> = {
  viewing: "name",
  contact: "first_name",
  valuation: "full_name",
};

/**
 * The enquiries that have a person, of the period and the one before, with who has claimed them and when: the rows of
 * `responses`.
 */
export const responsesQuery = (period: Period): string =>
  enquiryKinds
    .map((kind) => {
      const enquiry = `select id, '${kind}' as kind, ${nameColumns[kind]} as name, created_at as asked, ${expressions.source} as source from ${getTableName(enquiryTables[kind])} where spam is null and ${isInPeriod(withPreviousPeriod(period))}`;
      return `select id, enquiry.kind as kind, name, asked, asked < ${sqlTime(period.since)} as previous, source, person, passed_from as passedFrom, claimed_by as claimedBy, claimed_at as claimedAt from (${enquiry}) as enquiry join assignments on enquiry_id = id`;
    })
    .join(" union all ");

/** The number of enquiries of each kind. */
export const totalsQuery = (period: Period): string =>
  countByGroup(
    enquiryKinds.map((kind) => selectRows(kind, `'${kind}'`, period, withPreviousPeriod(period))),
    byMostLeads,
  );

/** Pending and failed deliveries, without reminders that are due later: `state`, `deliveries`, `oldest`. */
export const undeliveredQuery =
  "select state, count(*) as deliveries, min(created_at) as oldest from deliveries where (state = 'waiting' or (state = 'failed' and channel <> 'visitor')) and created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') group by state order by state desc";

/** Node runs this too, so values are imported by relative path, without ~. */
const day = 24 * 60 * 60 * 1000;

/** The date at the office at an instant, as a `Date` with that date in its UTC fields. */
const officeDate = (now: Date, aheadOfUtc: number) => new Date(now.getTime() + aheadOfUtc);

const period = (since: number, until: number): Period => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/**
 * The last full week, Monday to Sunday at the office, before a moment.
 *
 * @param aheadOfUtc the office's offset from UTC, in ms
 */
export function weekBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);
  const until = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday) - aheadOfUtc;
  return period(until - 7 * day, until);
}

/** The last full calendar month at the office before a moment; parameters as for `weekBefore`. */
export function monthBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return period(Date.UTC(year, month - 1, 1) - aheadOfUtc, Date.UTC(year, month, 1) - aheadOfUtc);
}
