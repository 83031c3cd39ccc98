import { codeRows, codesQuery, codesTitle } from "./contact-codes.ts";
import type { Period } from "./report-sql.ts";
import {
  funnel,
  funnelQueries,
  type FunnelRow,
  funnelTitles,
  type SpeedReport,
  speedQuery,
  speedReport,
  speedTitle,
  stepsText,
} from "./report.ts";

/**
 * What the pages brought, and how fast they were, for the weekly mail and `npm run leads`. Node runs this too, so values
 * are imported by relative path, without ~.
 */
export interface Visits {
  homes: readonly FunnelRow[];
  campaigns: readonly FunnelRow[];
  /** The codes in messages that visitors send by WhatsApp. */
  codes: ReturnType<typeof codeRows>;
  speed: SpeedReport;
}

/** A table: for each value its figure, and that of the period before. */
export interface Figures {
  title: string;
  rows: readonly (readonly [value: string, now: string, before: string])[];
}

export const visitQueries = (period: Period): string[] => [
  speedQuery(period),
  codesQuery(period),
  ...funnelQueries("home", period),
  ...funnelQueries("campaign", period),
];

/** @param results of `visitQueries` */
export const visitsOf = ([speed = [], chats = [], ...counted]: readonly (readonly unknown[])[]) =>
  ({
    homes: funnel("home", counted.slice(0, 3)),
    campaigns: funnel("campaign", counted.slice(3)),
    codes: codeRows(chats),
    speed: speedReport(speed),
  }) satisfies Visits;

const stepRows = (rows: readonly FunnelRow[]) =>
  rows.map(({ value, now, before }) => [value, stepsText(now), stepsText(before)] as const);

/** @returns a table of each kind that has rows, the first ones */
export const visitFigures = (
  { homes, campaigns, codes, speed }: Visits,
  limit = Infinity,
): Figures[] =>
  [
    { title: funnelTitles.home, rows: stepRows(homes).slice(0, limit) },
    { title: funnelTitles.campaign, rows: stepRows(campaigns).slice(0, limit) },
    { title: codesTitle, rows: codes.slice(0, limit) },
    { title: speedTitle, rows: speed.devices },
  ].filter(({ rows }) => rows.length > 0);
