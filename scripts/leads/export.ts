import { writeFileSync } from "node:fs";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { exportColumns, type Lead, leadsSql } from "../../workers/enquiries/lead-columns.ts";
import { leadSheet } from "../../workers/enquiries/lead-sheet.ts";
import type { Period } from "../../workers/enquiries/report-sql.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { query } from "./database.ts";
import { type DatabaseTarget, literal } from "./wrangler.ts";

/** Leads per query. `wrangler d1 export` would block visitors; queries of this size do not. */
const pageSizes = { remote: 1_000, local: 5_000 };

interface ExportRequest {
  kinds: readonly EnquiryKind[];
  period: Period;
  format: "csv" | "xlsx";
  file: string;
  pageSize?: number;
}

/**
 * Exports enquiries, quarantined ones too, to a file for Excel and Sheets.
 *
 * @returns the number of leads
 */
export async function exportLeads(
  target: DatabaseTarget,
  { kinds, period: { since, until }, format, file, ...request }: ExportRequest,
): Promise<number> {
  const pageSize = request.pageSize ?? pageSizes[target.remote ? "remote" : "local"];
  const leads: Lead[] = [];
  for (const kind of kinds) {
    let from = `created_at >= ${literal(since)}`;
    for (let full = true; full;) {
      const sql = leadsSql(kind, `${from} and created_at < ${literal(until)}`, pageSize);
      const [page = []] = query(target, sql);
      for (const row of page) leads.push({ ...row, kind });
      full = page.length === pageSize;
      const last = page.at(-1);
      from = `(created_at, id) > (${literal(last?.["created_at"])}, ${literal(last?.["id"])})`;
      if (full) console.error(`${leads.length} enquiries`);
    }
  }
  const columns = exportColumns(kinds);
  const rows = [
    columns.map(({ heading }) => heading),
    ...leads.map((lead) => columns.map(({ value }) => value(lead))),
  ];
  writeFileSync(
    file,
    format === "csv" ? byteOrderMark + rows.map(csvLine).join("") : await leadSheet(kinds, leads),
  );
  return leads.length;
}
