import { setTimeout as pause } from "node:timers/promises";
import { reportQuery, dimensions, totalsQuery } from "../../workers/enquiries/report-sql.ts";
import type { BenchOptions } from "./bench.ts";
import { fillWithLeads } from "./many-leads.ts";
import { site, startWorker } from "./runtime.ts";

const leads = 100_000;
const limit = 2_000;
const day = 24 * 60 * 60 * 1000;

/**
 * Measures the staff's report with 100,000 leads of two months in the local D1: each query, and all of them, which
 * must take less than 2 s.
 */
export async function report({ port }: BenchOptions): Promise<boolean> {
  const worker = await startWorker(site, port);
  const database = await worker.database();
  const until = new Date();
  await fillWithLeads(database, leads, until);
  const period = {
    since: new Date(until.getTime() - 30 * day).toISOString(),
    until: until.toISOString(),
  };
  const statements = {
    totals: totalsQuery(period),
    ...Object.fromEntries(
      dimensions.map((dimension) => [dimension, reportQuery(dimension, period)]),
    ),
  };
  // Flushes the file first.
  await pause(1_000);
  const table = [];
  let all = 0;
  for (const [dimension, sql] of Object.entries(statements)) {
    const began = performance.now();
    const { results, meta } = await database.prepare(sql).all();
    const took = performance.now() - began;
    all += took;
    table.push({
      dimension,
      lines: results.length,
      "rows read": meta.rows_read,
      ms: Math.round(took),
    });
  }
  await worker.stop();
  table.push({ dimension: "all", lines: 0, "rows read": 0, ms: Math.round(all) });
  console.table(table);
  return all < limit;
}
