import { createWriteStream, renameSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableName } from "drizzle-orm";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { latinDigits } from "../../app/format/latin-digits.ts";
import { enquiryTables } from "../../workers/db/schema.ts";
import { channels, columnsOf, exportColumns } from "./columns.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { query, type Row } from "./database.ts";
import { type Cursor, type Lead, readLeads } from "./pages.ts";
import type { Link } from "./sheet.ts";
import { Spool } from "./spool.ts";
import { ConnectionLost } from "./user-error.ts";
import { literal, type Place } from "./wrangler-args.ts";
import { writeXlsx } from "./xlsx.ts";

/** Every kind of enquiry, in the order of the export. */
export const allKinds = Object.keys(enquiryTables) as EnquiryKind[];

export type Format = "csv" | "xlsx";

/** Leads of one page. A running `wrangler d1 export` keeps visitors waiting; so many at a time do not. */
const pageSizes = { remote: 1_000, local: 5_000 };

interface Wanted {
  kinds: readonly EnquiryKind[];
  /** ISO 8601 in UTC: none that came before. */
  since: string;
  format: Format;
  /** Where to. */
  file: string;
  pageSize?: number;
}

interface Watching {
  /** Is told how many there are so far. */
  read: (count: number) => void;
  /** Is told that the connection was lost, and for how long the next try waits, in ms. */
  lost: (wait: number) => void;
  /** Is told that so many are there from an earlier run. */
  found: (count: number) => void;
}

function pageAfter(
  place: Place,
  kind: EnquiryKind,
  since: string,
  size: number,
  after?: Cursor,
): Row[] {
  const table = getTableName(enquiryTables[kind]);
  const from = after
    ? `(created_at, id) > (${literal(after.created_at)}, ${literal(after.id)})`
    : `created_at >= ${literal(since)}`;
  const stateOf = (channel: string) =>
    `(select state from deliveries where id = ${table}.id || '/${channel}') as ${channel}`;
  const [rows = []] = query(
    place,
    `select ${[...columnsOf(kind), ...channels.map(stateOf)].join(", ")} from ${table} where ${from} order by created_at, id limit ${size}`,
  );
  return rows;
}

/** Links by which staff call and write, in a spreadsheet that can hold them. */
function linksOf(lead: Lead): Link[] {
  const phone = latinDigits(String(lead["phone"])).replaceAll(/[^\d+]/gu, "");
  const email = encodeURIComponent(String(lead["email"])).replace("%40", "@");
  return [
    { words: "Call", address: `tel:${phone}` },
    { words: "Write", address: `mailto:${email}` },
  ];
}

async function writeOut({ kinds, format }: Wanted, leads: AsyncIterable<Lead>, file: string) {
  const columns = exportColumns(kinds);
  const heads = columns.map(({ head }) => head);
  if (format === "xlsx") {
    const rows = async function* () {
      for await (const lead of leads)
        yield [...columns.map(({ value }) => value(lead)), ...linksOf(lead)];
    };
    return writeXlsx(file, "Leads", [...heads, "call", "write"], rows());
  }
  const lines = async function* () {
    yield byteOrderMark + csvLine(heads);
    for await (const lead of leads) yield csvLine(columns.map(({ value }) => value(lead)));
  };
  return pipeline(Readable.from(lines(), { objectMode: false }), createWriteStream(file));
}

/**
 * Writes enquiries, what looks like spam too, to a file that opens in Excel and Sheets. What was
 * read is kept beside it until all is there: the same command goes on where another broke off.
 *
 * @returns how many there are
 * @throws ConnectionLost where it does not come back within some minutes
 */
export async function exportLeads(
  place: Place,
  wanted: Wanted,
  watching: Watching,
): Promise<number> {
  const { kinds, since, file } = wanted;
  const pageSize = wanted.pageSize ?? (place.remote ? pageSizes.remote : pageSizes.local);
  const from = place.remote ? "remote" : (place.persistTo ?? "local");
  const spool = await Spool.open(`${file}.part`, { from, kinds: kinds.join(), since });
  if (spool.count > 0) watching.found(spool.count);
  const reading = readLeads({
    kinds,
    after: spool.cursor,
    pageSize,
    readPage: (kind, after) => pageAfter(place, kind, since, pageSize, after),
    lost: watching.lost,
  });
  try {
    for await (const page of reading) {
      await spool.add(page);
      watching.read(spool.count);
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) {
      if (spool.count === 0) spool.remove();
      throw error;
    }
    throw new ConnectionLost(
      `The connection was lost after ${spool.count} enquiries. They are kept in ${file}.part: the same command goes on from there.`,
    );
  }
  await writeOut(wanted, spool.leads(), `${file}.new`);
  renameSync(`${file}.new`, file);
  spool.remove();
  return spool.count;
}
