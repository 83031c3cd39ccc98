import {
  type Period,
  type ReportRow,
  campaignName,
  claimedQuery,
  reportQuery,
  withPreviousPeriod,
} from "./report-sql.ts";

/**
 * The report of the counts, for the weekly mail and `npm run leads`. Node runs this too, so values are imported by
 * relative path, without ~.
 */

/** What the report groups by. */
export type FunnelDimension = "home" | "campaign";

interface Steps {
  views: number;
  /** Calls, and WhatsApp chats that were opened. */
  contacts: number;
  enquiries: number;
  /** Enquiries that somebody of the staff has claimed. */
  claimed: number;
}

/** The steps from a view to a claimed enquiry, of a listing or a campaign, and those of the period before. */
export interface FunnelRow {
  value: string;
  now: Steps;
  before: Steps;
}

/** The hour of a time, as SQL. */
export const hourOf = (time: string) => `'${new Date(time).toISOString().slice(0, 13)}'`;

const column: Record<FunnelDimension, string> = { home: "listing", campaign: "campaign" };

interface CountRow {
  value: string;
  previous: number;
  views: number;
  contacts: number;
}

const countsQuery = (dimension: FunnelDimension, period: Period) =>
  `select ${column[dimension]} as value, hour < ${hourOf(period.since)} as previous, sum(case when name = 'viewed' then count else 0 end) as views, sum(case when name in ('called', 'whatsapp') then count else 0 end) as contacts from counts where hour >= ${hourOf(withPreviousPeriod(period).since)} and hour < ${hourOf(period.until)} and ${column[dimension]} <> '' group by value, previous`;

/** The queries of `funnel`, in its order. */
export const funnelQueries = (dimension: FunnelDimension, period: Period): string[] => [
  countsQuery(dimension, period),
  reportQuery(dimension, period),
  claimedQuery(dimension, period),
];

/** The titles of the two tables. */
export const funnelTitles: Record<FunnelDimension, string> = {
  home: "Homes: views → calls and chats → enquiries → claimed",
  campaign: "Campaigns: views → calls and chats → enquiries → claimed",
};

const noSteps = (): Steps => ({ views: 0, contacts: 0, enquiries: 0, claimed: 0 });

/**
 * The steps of each listing or campaign, those with most enquiries first.
 *
 * @param results of `funnelQueries`
 */
export function funnel(
  dimension: FunnelDimension,
  [counted = [], enquired = [], claimed = []]: readonly (readonly unknown[])[],
): FunnelRow[] {
  const rows = new Map<string, FunnelRow>();
  const rowOf = (value: string) => {
    const row = rows.get(value) ?? { value, now: noSteps(), before: noSteps() };
    rows.set(value, row);
    return row;
  };
  for (const { value, previous, views, contacts } of counted as CountRow[]) {
    const steps = rowOf(value)[previous ? "before" : "now"];
    steps.views += views;
    steps.contacts += contacts;
  }
  const add = (leads: readonly ReportRow[], step: "enquiries" | "claimed") => {
    for (const lead of leads) {
      const value = dimension === "campaign" ? campaignName(lead.value) : lead.value;
      if (value === "") continue;
      const row = rowOf(value);
      row.now[step] += lead.leads;
      row.before[step] += lead.before;
    }
  };
  add(enquired as ReportRow[], "enquiries");
  add(claimed as ReportRow[], "claimed");
  const order = ({ now: { enquiries, contacts, views } }: FunnelRow) =>
    [enquiries, contacts, views] as const;
  return [...rows.values()].toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    return b[0] - a[0] || b[1] - a[1] || b[2] - a[2] || one.value.localeCompare(other.value);
  });
}

/** A number of views or contacts: small ones are not exact, so that no single visit can be seen in them. */
export const atLeastTen = (count: number) => (count > 0 && count < 10 ? "under 10" : count);

const stepsOf = ({ views, contacts, enquiries, claimed }: Steps) => [
  atLeastTen(views),
  atLeastTen(contacts),
  enquiries,
  claimed,
];

/** "120 → under 10 → 3 → 2". Enquiries are exact: the staff have each of them. */
export const stepsText = (steps: Steps): string => stepsOf(steps).join(" → ");

/** The lines as a table of a spreadsheet, with its headings. */
export function funnelTable(dimension: FunnelDimension, rows: readonly FunnelRow[]) {
  const steps = ["Views", "Calls and chats", "Enquiries", "Claimed"];
  return {
    name: { home: "Homes", campaign: "Campaigns" }[dimension],
    rows: [
      [
        dimension === "home" ? "Home" : "Campaign",
        ...steps,
        ...steps.map((step) => `${step} before`),
      ],
      ...rows.map(({ value, now, before }) => [value, ...stepsOf(now), ...stepsOf(before)]),
    ],
  };
}

/** The listings or campaigns that nobody called, chatted or wrote about. */
const withoutResult = (rows: readonly FunnelRow[], known: readonly string[]): string[] => {
  const successful = new Set(
    rows.filter(({ now }) => now.contacts + now.enquiries > 0).map(({ value }) => value),
  );
  return [...new Set([...known, ...rows.map(({ value }) => value)])].filter(
    (value) => !successful.has(value),
  );
};

/** The figures of a page's speed, by their names in `counts`. */
const vitals = ["lcp", "inp", "cls", "ttfb"] as const;

/** The four weeks that the speed of a period is compared with, in ms. */
const earlierSpeed = 28 * 24 * 60 * 60 * 1000;

/** LCP at p75 is good up to this, in ms: https://web.dev/articles/lcp */
const goodLcp = 2_500;

/** An alert needs at least this many views with a figure. */
const minViews = 200;

/** The histograms of a period and of the four weeks before, by route, language and kind of device. */
export const speedQuery = (period: Period): string =>
  `select route, locale, device, name, hour < ${hourOf(period.since)} as previous, sum(count) as count from counts where name like '%/%' and hour >= ${hourOf(new Date(Date.parse(period.since) - earlierSpeed).toISOString())} and hour < ${hourOf(period.until)} group by route, locale, device, name, previous`;

interface SpeedRow {
  route: string;
  locale: string;
  device: string;
  name: string;
  previous: number;
  count: number;
}

/** The upper bound of the bucket with the 75th percentile; Infinity above every bound. */
function p75(
  rows: readonly SpeedRow[],
  vital: string,
): { bound: number; views: number } | undefined {
  const buckets = new Map<number, number>();
  for (const { name, count } of rows) {
    const [of, bound = ""] = name.split("/");
    if (of !== vital) continue;
    const limit = bound === "more" ? Infinity : Number(bound);
    buckets.set(limit, (buckets.get(limit) ?? 0) + count);
  }
  const views = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  let reached = 0;
  for (const [bound, count] of [...buckets].toSorted(([a], [b]) => a - b)) {
    reached += count;
    if (reached >= views * 0.75) return { bound, views };
  }
  return undefined;
}

function boundText(vital: string, bound: number | undefined): string {
  if (bound === undefined) return "–";
  if (bound === Infinity) return "slow";
  return vital === "cls" ? String(bound) : `${bound / 1000} s`;
}

/** "lcp 2 s · inp 0.2 s · cls 0.1 · ttfb 0.8 s", each at most this for three of four views. */
const speedText = (rows: readonly SpeedRow[]) =>
  vitals
    .map((vital) => `${vital.toUpperCase()} ${boundText(vital, p75(rows, vital)?.bound)}`)
    .join(" · ");

/** The title of the table of `SpeedReport`. */
export const speedTitle = "Speed: three of four views were at most this slow";

export interface SpeedReport {
  /** For each kind of device: its name, the period, and the four weeks before. */
  devices: (readonly [device: string, now: string, before: string])[];
  /** The pages whose LCP is too slow on at least 200 views. */
  alerts: string[];
}

/**
 * The speed of the pages at the 75th percentile.
 *
 * @param results of `speedQuery`
 */
export function speedReport(results: readonly unknown[]): SpeedReport {
  const rows = results as readonly SpeedRow[];
  const week = rows.filter(({ previous }) => !previous);
  const pages = Map.groupBy(week, ({ route, locale, device }) => `${route}, ${locale}, ${device}`);
  return {
    devices: [...Map.groupBy(rows, ({ device }) => device)].map(
      ([device, all]) =>
        [
          device,
          speedText(all.filter(({ previous }) => !previous)),
          speedText(all.filter(({ previous }) => previous)),
        ] as const,
    ),
    alerts: [...pages].flatMap(([page, ofPage]) => {
      const lcp = p75(ofPage, "lcp");
      return lcp && lcp.views >= minViews && lcp.bound > goodLcp
        ? `${page}: ${boundText("lcp", lcp.bound)} on ${lcp.views} views`
        : [];
    }),
  };
}

/**
 * What brought nothing, which pages are slow, and what the counts leave out, in sentences.
 *
 * @param listings the ids of those that may have brought something
 */
export function visitSentences(
  homes: readonly FunnelRow[],
  campaigns: readonly FunnelRow[],
  { alerts }: SpeedReport,
  listings: readonly string[],
): string[] {
  const silent = [
    ...withoutResult(homes, listings),
    ...withoutResult(campaigns, []).map((campaign) => `campaign ${campaign}`),
  ];
  return [
    ...(silent.length > 0 ? [`No call, chat or enquiry: ${silent.join(", ")}.`] : []),
    ...alerts.map(
      (alert) => `Slow: ${alert}. The largest picture or text should appear within 2.5 s.`,
    ),
    "Views, calls and chats are counted in the browser. Visitors without JavaScript, and those whose browser asks not to be counted, are not in them. The earlier speed is that of the four weeks before.",
  ];
}
