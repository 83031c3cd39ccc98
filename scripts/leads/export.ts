import { appendFileSync, writeFileSync } from "node:fs";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { deliveries, enquiryTables, internalColumns } from "../../workers/db/schema.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { literal, query, type Row } from "./database.ts";
import type { Place } from "./execute-words.ts";

/** A running `wrangler d1 export` keeps visitors waiting; so many rows at a time do not. */
const pageSize = 500;

/** Columns that only the pipeline has a use for, by their names in the table. */
const internal = (kind: EnquiryKind) =>
  internalColumns.map((column) => getTableColumns(enquiryTables[kind])[column].name);

const channels = deliveries.channel.enumValues;

export const allKinds = Object.keys(enquiryTables) as EnquiryKind[];

const columnsOf = (kind: EnquiryKind) =>
  Object.values(getTableColumns(enquiryTables[kind]))
    .map(({ name }) => name)
    .filter((name) => !internal(kind).includes(name));

function pageAfter(place: Place, kind: EnquiryKind, since: string, last: Row | undefined): Row[] {
  const table = getTableName(enquiryTables[kind]);
  const after = last
    ? `(created_at, id) > (${literal(String(last.created_at))}, ${literal(String(last.id))})`
    : `created_at >= ${literal(since)}`;
  const stateOf = (channel: string) =>
    `(select state from deliveries where id = ${table}.id || '/${channel}') as ${channel}`;
  const [rows = []] = query(
    place,
    `select ${[...columnsOf(kind), ...channels.map(stateOf)].join(", ")} from ${table} where ${after} order by created_at, id limit ${pageSize}`,
  );
  return rows;
}

/**
 * Writes enquiries, what looks like spam too, to a CSV file that opens in Excel and Sheets.
 *
 * @param kinds which
 * @param since ISO 8601 in UTC: none that came before
 * @param file where to
 * @param progress is told how many there are so far
 * @returns how many there are
 */
export function exportLeads(
  place: Place,
  kinds: readonly EnquiryKind[],
  since: string,
  file: string,
  progress: (written: number) => void,
): number {
  const columns = [...new Set(kinds.flatMap(columnsOf)), ...channels];
  writeFileSync(file, byteOrderMark + csvLine(["kind", "received_in_dubai", ...columns]));
  let written = 0;
  for (const kind of kinds) {
    let page: Row[] = [];
    do {
      page = pageAfter(place, kind, since, page.at(-1));
      const lines = page.map((row) =>
        csvLine([
          kind,
          new Date(String(row.created_at)),
          ...columns.map((column) => row[column] ?? null),
        ]),
      );
      appendFileSync(file, lines.join(""));
      written += page.length;
      progress(written);
    } while (page.length === pageSize);
  }
  return written;
}
