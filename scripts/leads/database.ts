import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { environment, root } from "../run.mjs";
import type { Database } from "./manage.ts";
import {
  type DatabaseTarget,
  isWithoutTables,
  noLocalTables,
  withLiterals,
  wranglerError,
} from "./wrangler.ts";

export type Row = Record<string, string | number | null>;

/** How long a query waits while the local site is writing, in ms: SQLite has one writer. */
const busyTimeout = 20_000;

/** The file of D1's simulator in a state folder; undefined if there is none. */
export function databaseFile(state: string): string | undefined {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return file && path.join(folder, file);
}

/** Runs statements on the local database, as one transaction. */
function queryLocal(state: string, statements: readonly string[]): Row[][] {
  const file = databaseFile(path.resolve(root, state));
  if (!file) throw noLocalTables(state);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec("begin immediate");
    const results = statements.map((sql) => database.prepare(sql).all() as Row[]);
    database.exec("commit");
    return results;
  } catch (error) {
    throw isWithoutTables(String(error)) ? noLocalTables(state) : error;
  } finally {
    database.close();
  }
}

/**
 * Runs statements through wrangler.
 *
 * @param where the database, as options of `wrangler d1 execute`
 */
export function queryThroughWrangler(statements: readonly string[], where = ["--remote"]): Row[][] {
  const sql = statements.join(";\n");
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", ...where, "--json", "--command", sql],
    {
      cwd: root,
      env: environment,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      timeout: 120_000,
    },
  );
  if (status !== 0) throw wranglerError(`${stderr ?? ""}${stdout ?? ""}`.trim());
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}

/**
 * Runs SQL.
 *
 * @returns the rows of each statement
 * @throws UserError with a remedy
 */
export const query = ({ remote, persistTo }: DatabaseTarget, ...statements: string[]): Row[][] =>
  remote ? queryThroughWrangler(statements) : queryLocal(persistTo, statements);

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
