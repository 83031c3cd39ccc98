import type { EnquiryKind } from "~/features/enquiries/fields";

/**
 * The queries of the lead report. Commands run them through wrangler, and the weekly mail in the Worker. Node runs this
 * too, so values are imported by relative path, without ~.
 */

/** Start and end as ISO 8601 in UTC; the end is exclusive. */
export interface Period {
  since: string;
  until: string;
}

/** What the report can group enquiries by. Each is an option of `npm run leads:report -- --by`. */
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
const listings: Record<EnquiryKind, { expression: string; join: string }> = {
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
  `case when ${sourceAndCampaign} = '' then '' else ${sourceAndCampaign} || ' → ' || coalesce(nullif(${listings[kind].expression}, ''), '${withoutListing[kind]}') end`;

const sqlTime = (moment: string) => `'${new Date(moment).toISOString()}'`;
const isInPeriod = ({ since, until }: Period) =>
  `created_at >= ${sqlTime(since)} and created_at < ${sqlTime(until)}`;

/** The previous period of the same length. */
function periodBefore({ since, until }: Period): Period {
  const length = Date.parse(until) - Date.parse(since);
  return { since: new Date(Date.parse(since) - length).toISOString(), until: since };
}

/** Selects the enquiries of a kind: the group, whether it is spam, whether it is in the previous period. */
const selectRows = (
  kind: EnquiryKind,
  expression: string,
  current: Period,
  both: Period,
  join = "",
) =>
  `select ${expression} as value, spam is not null as quarantined, created_at < ${sqlTime(current.since)} as early from ${tables[kind]}${join} where ${isInPeriod(both)}`;

/** Counts the selected rows by group. */
const countByGroup = (rows: readonly string[], order: string) =>
  `select value, sum(not quarantined and not early) as leads, sum(quarantined and not early) as spam, sum(not quarantined and early) as before from (${rows.join(" union all ")}) group by value having leads + spam + before > 0 order by ${order}`;

const byMostLeads = "leads desc, before desc, spam desc, value";

/**
 * The report of a period by one group, with the previous period.
 *
 * @param limit maximum lines; without it all of them
 */
export function reportQuery(dimension: Dimension, period: Period, limit?: number): string {
  const both = { since: periodBefore(period).since, until: period.until };
  const limitClause = limit ? ` limit ${limit}` : "";
  const rows = kinds.map((kind) =>
    dimension === "home" || dimension === "advertisement"
      ? selectRows(
          kind,
          dimension === "home" ? listings[kind].expression : campaignAndListing(kind),
          period,
          both,
          listings[kind].join,
        )
      : selectRows(kind, expressions[dimension], period, both),
  );
  if (dimension !== "day") return countByGroup(rows, byMostLeads) + limitClause;
  // Days of the previous period would be additional lines.
  return countByGroup(
    kinds.map((kind) => selectRows(kind, expressions.day, period, period)),
    "value",
  );
}

/** The number of enquiries of each kind. */
export function totalsQuery(period: Period): string {
  const both = { since: periodBefore(period).since, until: period.until };
  return countByGroup(
    kinds.map((kind) => selectRows(kind, `'${kind}'`, period, both)),
    byMostLeads,
  );
}

/** Pending and failed deliveries: `state`, `deliveries`, `oldest`. */
export const undeliveredQuery =
  "select state, count(*) as deliveries, min(created_at) as oldest from deliveries where state in ('waiting', 'failed') group by state order by state desc";
