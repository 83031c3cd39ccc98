import { spawnSync } from "node:child_process";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { environment, root } from "../run.mjs";
import type { Database } from "./manage.ts";
import {
  DatabaseBusy,
  type DatabaseTarget,
  executeArgs,
  withLiterals,
  wranglerError,
} from "./wrangler.ts";

export type Row = Record<string, string | number | null>;

/**
 * How long a query is retried while the local site is writing to the database, in ms. SQLite has one writer,
 * and D1's simulator does not wait for it.
 */
const busyRetryMs = 20_000;

function runOnce(target: DatabaseTarget, statements: readonly string[]): Row[][] {
  const { status, stdout, stderr } = spawnSync("wrangler", executeArgs(target, statements), {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  });
  if (status !== 0) throw wranglerError(`${stderr ?? ""}${stdout ?? ""}`.trim(), target);
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}

/**
 * Runs SQL through wrangler, with retries while the database is busy. The statements have to be idempotent: the
 * local D1 may have executed them.
 *
 * @returns the rows of each statement
 * @throws UserError with a remedy
 */
export function query(target: DatabaseTarget, ...statements: string[]): Row[][] {
  for (const started = performance.now(); ;)
    try {
      return runOnce(target, statements);
    } catch (error) {
      if (!(error instanceof DatabaseBusy) || performance.now() - started > busyRetryMs)
        throw error;
    }
}

/** Drizzle on a database, through `query`. */
export function openDatabase(target: DatabaseTarget): Database {
  const run = (...queries: { sql: string; params: unknown[] }[]) =>
    query(target, ...queries.map(({ sql, params }) => withLiterals(sql, params))).map((rows) => ({
      rows: rows.map((row) => Object.values(row)),
    }));
  return drizzle(
    async (sql, params) => run({ sql, params })[0] ?? { rows: [] },
    async (queries) => run(...queries),
  );
}
