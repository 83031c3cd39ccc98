import { createWriteStream, renameSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { exportColumns, type Lead, leadsSql } from "../../workers/enquiries/lead-columns.ts";
import { leadSheet } from "../../workers/enquiries/lead-sheet.ts";
import type { Period } from "../../workers/enquiries/report-sql.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { query, type Row } from "./database.ts";
import { ExportCheckpoint } from "./export-checkpoint.ts";
import { type Cursor, readLeads } from "./pages.ts";
import { ConnectionLost } from "./user-error.ts";
import { literal, type DatabaseTarget } from "./wrangler-args.ts";

export type Format = "csv" | "xlsx";

/** Leads per query. `wrangler d1 export` would block visitors; queries of this size do not. */
const pageSizes = { remote: 1_000, local: 5_000 };

interface ExportRequest {
  kinds: readonly EnquiryKind[];
  /** The start and the end of the period. */
  period: Period;
  format: Format;
  /** The output file. */
  file: string;
  pageSize?: number;
}

interface ExportCallbacks {
  /** Called with the number of leads so far. */
  onProgress: (count: number) => void;
  /** Called after a lost connection, with the delay before the next attempt, in ms. */
  onConnectionLost: (wait: number) => void;
  /** Called with the number of leads from an earlier run. */
  onResume: (count: number) => void;
}

function selectPage(
  target: DatabaseTarget,
  kind: EnquiryKind,
  { since, until }: Period,
  size: number,
  after?: Cursor,
): Row[] {
  const from = after
    ? `(created_at, id) > (${literal(after.created_at)}, ${literal(after.id)})`
    : `created_at >= ${literal(since)}`;
  const where = `${from} and created_at < ${literal(until)}`;
  const [rows = []] = query(target, leadsSql(kind, where, size));
  return rows;
}

async function writeOut(
  { kinds, format }: ExportRequest,
  leads: AsyncIterable<Lead>,
  file: string,
) {
  if (format === "xlsx") {
    const all: Lead[] = [];
    for await (const lead of leads) all.push(lead);
    return writeFileSync(file, await leadSheet(kinds, all));
  }
  const columns = exportColumns(kinds);
  const lines = async function* () {
    yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
    for await (const lead of leads) yield csvLine(columns.map(({ value }) => value(lead)));
  };
  return pipeline(Readable.from(lines(), { objectMode: false }), createWriteStream(file));
}

/**
 * Exports enquiries, quarantined ones too, to a file for Excel and Sheets. Leads are stored in a second
 * file until the export is complete: the same command resumes an interrupted one.
 *
 * @returns the number of leads
 * @throws ConnectionLost if the connection is down for some minutes
 */
export async function exportLeads(
  target: DatabaseTarget,
  request: ExportRequest,
  callbacks: ExportCallbacks,
): Promise<number> {
  const { kinds, period, file } = request;
  const pageSize = request.pageSize ?? (target.remote ? pageSizes.remote : pageSizes.local);
  const from = target.remote ? "remote" : (target.persistTo ?? "local");
  const checkpoint = await ExportCheckpoint.open(`${file}.part`, {
    from,
    kinds: kinds.join(),
    ...period,
  });
  if (checkpoint.count > 0) callbacks.onResume(checkpoint.count);
  const reading = readLeads({
    kinds,
    after: checkpoint.cursor,
    pageSize,
    readPage: (kind, after) => selectPage(target, kind, period, pageSize, after),
    onConnectionLost: callbacks.onConnectionLost,
  });
  try {
    for await (const page of reading) {
      await checkpoint.add(page);
      callbacks.onProgress(checkpoint.count);
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) {
      if (checkpoint.count === 0) checkpoint.remove();
      throw error;
    }
    throw new ConnectionLost(
      `The connection was lost after ${checkpoint.count} enquiries. They are in ${file}.part. Run the same command again to resume.`,
    );
  }
  await writeOut(request, checkpoint.leads(), `${file}.new`);
  renameSync(`${file}.new`, file);
  checkpoint.remove();
  return checkpoint.count;
}
