import type { EnquiryKind } from "~/features/enquiries/fields";

/**
 * What staff ask of their leads, as SQL that counts in the database. The commands run it through
 * wrangler and the weekly mail in the Worker, so that nothing but types may be imported here.
 */

/** From when to when, as ISO 8601 in UTC; the end is not in it. */
export interface Period {
  since: string;
  until: string;
}

/** What leads can be counted by. */
export const questions = [
  "home",
  "page",
  "source",
  "campaign",
  "advertisement",
  "country",
  "language",
  "day",
] as const;
export type Question = (typeof questions)[number];

/** One line of an answer: leads without spam, spam, and leads of the period before. */
export interface Counted {
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

/** What of an enquiry answers each question; "" where it says nothing. A day is Dubai's. */
const answers: Record<Exclude<Question, "home" | "advertisement">, string> = {
  page: "page",
  source: firstNonEmpty("utm_source", "referrer_host"),
  campaign: "utm_campaign",
  country: "country",
  language: "locale",
  day: "date(created_at, '+4 hours')",
};

/**
 * The homes that each kind is about, each in a row of its own: their ids, or for a caller who gave
 * none the title.
 */
const homes: Record<EnquiryKind, { answer: string; beside: string }> = {
  viewing: {
    answer: "home.value",
    beside: `, json_each(case when property_ids <> '' then '["' || replace(property_ids, '; ', '","') || '"]' else json_array(${firstNonEmpty("property_id", "property_title")}) end) as home`,
  },
  contact: { answer: "property_id", beside: "" },
  valuation: { answer: "''", beside: "" },
};

/** The labels of the link that brought somebody: "google · november"; "" without one. */
const advertisement = `ltrim(${["utm_source", "utm_campaign"]
  .map((column) => `case when ${column} <> '' then ' · ' || ${column} else '' end`)
  .join(" || ")}, ' ·')`;

/** What an enquiry without a home is for who advertises. */
const withoutProperty: Record<EnquiryKind, string> = {
  viewing: "no home",
  contact: "message",
  valuation: "valuation",
};

/** What an advertisement brought: "google · november → ontario-tower". */
const broughtBy = (kind: EnquiryKind) =>
  `case when ${advertisement} = '' then '' else ${advertisement} || ' → ' || coalesce(nullif(${homes[kind].answer}, ''), '${withoutProperty[kind]}') end`;

const text = (moment: string) => `'${new Date(moment).toISOString()}'`;
const within = ({ since, until }: Period) =>
  `created_at >= ${text(since)} and created_at < ${text(until)}`;

/** The period of the same length that ends where one begins. */
function periodBefore({ since, until }: Period): Period {
  const length = Date.parse(until) - Date.parse(since);
  return { since: new Date(Date.parse(since) - length).toISOString(), until: since };
}

/** The rows of a kind: what answers the question, whether it is spam, whether it is of the period before. */
const rowsOf = (kind: EnquiryKind, value: string, now: Period, all: Period, beside = "") =>
  `select ${value} as value, spam is not null as held, created_at < ${text(now.since)} as early from ${tables[kind]}${beside} where ${within(all)}`;

const counted = (rows: readonly string[], order: string) =>
  `select value, sum(not held and not early) as leads, sum(held and not early) as spam, sum(not held and early) as before from (${rows.join(" union all ")}) group by value having leads + spam + before > 0 order by ${order}`;

const byMostLeads = "leads desc, before desc, spam desc, value";

/**
 * Answers one question of a period, with the one before beside it.
 *
 * @param most lines at most; without it all of them
 */
export function answer(question: Question, period: Period, most?: number): string {
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
  // The days of the period before would only be further days.
  return counted(
    kinds.map((kind) => rowsOf(kind, answers.day, period, period)),
    "value",
  );
}

/** How many there are of each kind. */
export function totals(period: Period): string {
  const all = { since: periodBefore(period).since, until: period.until };
  return counted(
    kinds.map((kind) => rowsOf(kind, `'${kind}'`, period, all)),
    byMostLeads,
  );
}

/** What has yet to reach the staff, and what was given up: `state`, `deliveries`, `oldest`. */
export const stuck =
  "select state, count(*) as deliveries, min(created_at) as oldest from deliveries where state in ('waiting', 'failed') group by state order by state desc";
