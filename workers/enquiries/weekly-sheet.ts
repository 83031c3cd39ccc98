import { getTableName } from "drizzle-orm";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryTables } from "../db/schema";
import { errorName, log } from "../log";
import { type Lead, leadsSql } from "./lead-columns";
import { leadSheet } from "./lead-sheet";
import type { Period } from "./report-sql";

/** The largest file that a mail brings, in bytes: 5 MB, as mail programs take them everywhere. */
const largest = 5_000_000;

/** Leads of a kind that are read at most: so many fill 5 MB long before. */
const maxLeads = 5_000;

const kinds = Object.keys(enquiryTables) as EnquiryKind[];

/** The leads of a week as an Excel file, or why there is none. */
export type WeeklySheet = { file: Uint8Array; leads: number } | "too-large" | "failed";

async function leadsOf(env: Env, kind: EnquiryKind, { since, until }: Period): Promise<Lead[]> {
  const sql = leadsSql(
    kind,
    getTableName(enquiryTables[kind]),
    "created_at >= ? and created_at < ?",
    maxLeads + 1,
  );
  const { results } = await env.DB.prepare(sql)
    .bind(since, until)
    .all<Record<string, string | number | null>>();
  return results.map((row) => ({ ...row, kind }));
}

/**
 * The leads of a week for the staff, spam included, with the columns of the export. It does not throw:
 * the report comes without them where it fails.
 */
export async function weeklySheet(env: Env, period: Period): Promise<WeeklySheet> {
  try {
    const found = await Promise.all(kinds.map(async (kind) => leadsOf(env, kind, period)));
    if (found.some((leads) => leads.length > maxLeads)) return "too-large";
    const leads = found.flat();
    const file = await leadSheet(kinds, leads);
    return file.byteLength > largest ? "too-large" : { file, leads: leads.length };
  } catch (error) {
    log.error("weekly-sheet-failed", { error: errorName(error) });
    return "failed";
  }
}
