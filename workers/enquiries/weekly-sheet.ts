import type { EnquiryKind } from "~/features/enquiries/fields";
import { enquiryKinds } from "../db/schema";
import { errorName, log } from "../log";
import { type Lead, leadsSql } from "./lead-columns";
import { leadSheet } from "./lead-sheet";
import type { Period } from "./report-sql";

/** Maximum size of an attached file, in bytes: 5 MB, which all mail programs accept. */
const maxFileBytes = 5_000_000;

/** Maximum leads per kind: fewer than these fill 5 MB. */
const maxLeads = 5_000;

/** The leads of a week as an Excel file, or why it is missing. */
export type WeeklySheet = { file: Uint8Array; leads: number } | "too-large" | "failed";

async function leadsOf(env: Env, kind: EnquiryKind, { since, until }: Period): Promise<Lead[]> {
  const sql = leadsSql(kind, "created_at >= ? and created_at < ?", maxLeads + 1);
  const { results } = await env.DB.prepare(sql)
    .bind(since, until)
    .all<Record<string, string | number | null>>();
  return results.map((row) => ({ ...row, kind }));
}

/**
 * The leads of a week for the staff, quarantined ones too, with the columns of the export. It does not
 * throw: on errors the report has no spreadsheet.
 */
export async function weeklySheet(env: Env, period: Period): Promise<WeeklySheet> {
  try {
    const leadsByKind = await Promise.all(
      enquiryKinds.map(async (kind) => leadsOf(env, kind, period)),
    );
    if (leadsByKind.some((leads) => leads.length > maxLeads)) return "too-large";
    const leads = leadsByKind.flat();
    const file = await leadSheet(enquiryKinds, leads);
    return file.byteLength > maxFileBytes ? "too-large" : { file, leads: leads.length };
  } catch (error) {
    log.error("weekly-sheet-failed", { error: errorName(error) });
    return "failed";
  }
}
