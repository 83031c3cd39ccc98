import { officeTimeZone } from "../../app/format/office-time.ts";
import {
  reportQuery,
  type ReportRow,
  type Period,
  type Dimension,
  dimensions,
  undeliveredQuery,
  totalsQuery,
} from "../../workers/enquiries/report-sql.ts";
import { csvLine, byteOrderMark } from "./csv.ts";
import { query } from "./database.ts";
import { share, sideBySide, table } from "./tables.ts";
import type { DatabaseTarget } from "./wrangler-args.ts";

/** The heading of each group's table, and the label of empty values. */
const names: Record<Dimension, { title: string; none: string }> = {
  home: { title: "Homes", none: "(no home)" },
  page: { title: "Pages", none: "(not known)" },
  source: { title: "Sources", none: "(direct)" },
  campaign: { title: "Campaigns", none: "(none)" },
  advertisement: { title: "Advertisements", none: "(none)" },
  country: { title: "Countries", none: "(not known)" },
  language: { title: "Languages", none: "(not known)" },
  day: { title: "Days", none: "" },
};

const kindNames: Record<string, string> = {
  viewing: "Viewing requests",
  contact: "Messages",
  valuation: "Valuation requests",
};

/** Maximum lines of a table in a terminal; the CSV has all of them. */
const maxLines = 40;

/** Maximum lines per group in the overview. */
const fewLines = 3;

interface UndeliveredCount {
  state: "waiting" | "failed";
  deliveries: number;
  oldest: string;
}

export interface Report {
  period: Period;
  kinds: ReportRow[];
  groups: { dimension: Dimension; lines: ReportRow[] }[];
  undelivered: UndeliveredCount[];
}

/** Runs the counting queries together. */
export function loadReport(
  target: DatabaseTarget,
  period: Period,
  requested: readonly Dimension[],
): Report {
  const [kinds = [], undelivered = [], ...results] = query(
    target,
    totalsQuery(period),
    undeliveredQuery,
    ...requested.map((dimension) => reportQuery(dimension, period)),
  );
  return {
    period,
    kinds: kinds as unknown as ReportRow[],
    undelivered: undelivered as unknown as UndeliveredCount[],
    groups: requested.map((dimension, index) => ({
      dimension,
      lines: (results[index] ?? []) as unknown as ReportRow[],
    })),
  };
}

const sum = (lines: readonly ReportRow[]): ReportRow => {
  const of = (name: "leads" | "spam" | "before") =>
    lines.reduce((total, line) => total + line[name], 0);
  return { value: "All", leads: of("leads"), spam: of("spam"), before: of("before") };
};

const withEmptyLabel = (dimension: Dimension, lines: readonly ReportRow[]) =>
  lines.map((line) => ({ ...line, value: line.value || names[dimension].none }));

const dubai = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: officeTimeZone });

const days = ({ since, until }: Period) =>
  `${dubai.format(new Date(since))} to ${dubai.format(new Date(until))}`;

function wholeTable(
  title: string,
  lines: readonly ReportRow[],
  all: ReportRow,
  before: boolean,
): string {
  const line = ({ value, leads, spam, before: earlier }: ReportRow) => [
    value,
    leads,
    share(leads, all.leads),
    spam,
    ...(before ? [earlier] : []),
  ];
  const shown = lines.slice(0, maxLines);
  const more = lines.length - shown.length;
  return [
    ...table([
      [title, "leads", "share", "spam", ...(before ? ["before"] : [])],
      ...shown.map(line),
      line(all),
    ]),
    ...(more > 0 ? [`… and ${more} more: use --csv FILE for all.`] : []),
  ].join("\n");
}

/** Pending and failed deliveries, in sentences. */
function formatUndelivered(undelivered: readonly UndeliveredCount[]): string {
  if (undelivered.length === 0) return "Every enquiry has been delivered.";
  return undelivered
    .map(({ state, deliveries, oldest }) =>
      state === "waiting"
        ? `Pending deliveries: ${deliveries}, the oldest since ${dubai.format(new Date(oldest))}.`
        : `Failed deliveries: ${deliveries}. leads:resend -- --failed sends them again.`,
    )
    .join("\n");
}

/** A table for each group, one below the other. */
export function formatTables({ period, kinds, groups, undelivered }: Report): string {
  const all = sum(kinds);
  const several = groups.some(
    ({ dimension, lines }) => dimension === "home" && sum(lines).leads > all.leads,
  );
  return [
    `Leads from ${days(period)} (Dubai)`,
    wholeTable(
      "Enquiries",
      kinds.map((line) => ({ ...line, value: kindNames[line.value] ?? line.value })),
      all,
      true,
    ),
    ...groups.map(({ dimension, lines }) =>
      wholeTable(
        names[dimension].title,
        withEmptyLabel(dimension, lines),
        all,
        dimension !== "day",
      ),
    ),
    ...(several
      ? ["A request for several homes counts once for each home, and once in the total."]
      : []),
    formatUndelivered(undelivered),
  ].join("\n\n");
}

const half = 39;

function shortTable(title: string, lines: readonly ReportRow[]): string[] {
  const cells = lines
    .slice(0, fewLines)
    .map(({ value, leads, before }) => [value, leads, before] as const);
  return table([[title, "now", "before"], ...cells], half - 16);
}

/** The overview: one screen of 80 characters and 24 lines. */
export function formatOverview({ period, kinds, groups, undelivered }: Report): string {
  const all = sum(kinds);
  const head = [...kinds, all].map(({ value, leads, spam, before }) => [
    kindNames[value] ?? value,
    leads,
    spam,
    before,
  ]);
  const blocks = groups.map(({ dimension, lines }) =>
    shortTable(names[dimension].title, withEmptyLabel(dimension, lines)),
  );
  const pairs = Array.from({ length: Math.ceil(blocks.length / 2) }, (_, pair) =>
    sideBySide(blocks[2 * pair] ?? [], blocks[2 * pair + 1] ?? [], half).join("\n"),
  );
  return [
    `Leads from ${days(period)} (Dubai), and the period before`,
    table([["", "now", "spam", "before"], ...head]).join("\n"),
    ...pairs,
    formatUndelivered(undelivered),
  ].join("\n");
}

/** The groups of the overview. */
export const overviewDimensions = dimensions.filter(
  (dimension) => dimension !== "day" && dimension !== "advertisement",
);

/** The report as records for a spreadsheet, with every line of every group. */
export function formatCsv({ kinds, groups }: Report): string {
  const all = sum(kinds).leads;
  const records = [
    ...kinds.map((line) => ({ dimension: "kind", ...line })),
    ...groups.flatMap(({ dimension, lines }) =>
      withEmptyLabel(dimension, lines).map((line) => ({ dimension, ...line })),
    ),
  ];
  return [
    byteOrderMark + csvLine(["question", "answer", "leads", "share", "spam", "leads_before"]),
    ...records.map(({ dimension, value, leads, spam, before }) =>
      csvLine([dimension, value, leads, all === 0 ? null : leads / all, spam, before]),
    ),
  ].join("");
}
