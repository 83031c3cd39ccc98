import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import { environment, root } from "../run.mjs";
import { secret, siteOrigin } from "../settings.ts";
import { type Database, UserError } from "./manage.ts";

export type Row = Record<string, string | number | null>;

export interface DatabaseTarget {
  remote: boolean;
  /** The state folder of the local one. */
  persistTo: string;
}

export const literal = (value: unknown): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

/** An SQL statement with its parameters as literals: `wrangler d1 execute` has no parameters. */
export function withLiterals(sql: string, parameters: readonly unknown[]): string {
  const values = parameters.values();
  return sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (token) =>
    token === "?" ? literal(values.next().value) : token,
  );
}

/** Whether a message says that the migrations are not applied. */
const isWithoutTables = (message: string) => /no such (table|column)/.test(message);

/** The meaning of wrangler's error output, and a remedy. */
export const wranglerError = (output: string) =>
  new UserError(
    isWithoutTables(output)
      ? "The deployed database lacks tables: npm run deploy creates them."
      : `The query failed. With --remote, wrangler has to be logged in (npx wrangler login), and wrangler.toml to have the id of the database. It reports:\n${output}`,
  );

/** The file of D1's simulator in a state folder; undefined if there is none. */
export function databaseFile(state: string): string | undefined {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? globSync("*.sqlite", { cwd: folder }) : [];
  const file = files.find((name) => name !== "metadata.sqlite");
  return file && path.join(folder, file);
}

/** Runs statements on the local database, as one transaction. */
function queryLocal(state: string, statements: readonly string[]): Row[][] {
  const file = databaseFile(path.resolve(root, state));
  const noTables = `There is no local database yet in ${state}, or its tables are out of date: npm start creates it. Use --remote for the deployed one.`;
  if (!file) throw new UserError(noTables);
  // In ms: a query waits while the local site is writing, because SQLite has one writer.
  const database = new DatabaseSync(file, { timeout: 20_000 });
  try {
    database.exec("begin immediate");
    const results = statements.map((sql) => database.prepare(sql).all() as Row[]);
    database.exec("commit");
    return results;
  } catch (error) {
    throw isWithoutTables(String(error)) ? new UserError(noTables) : error;
  } finally {
    database.close();
  }
}

/** Runs statements through wrangler, in as few commands as possible, on the database of these options. */
export function queryThroughWrangler(statements: readonly string[], where = ["--remote"]): Row[][] {
  // The length of an argument is limited.
  const maxLength = 90_000;
  let length = 0;
  const fitting = statements.filter((sql) => (length += sql.length) <= maxLength).length || 1;
  if (fitting < statements.length)
    return [statements.slice(0, fitting), statements.slice(fitting)].flatMap((some) =>
      queryThroughWrangler(some, where),
    );
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")],
    { cwd: root, env: environment, encoding: "utf8", maxBuffer: 2 ** 28, timeout: 120_000 },
  );
  if (status !== 0) throw wranglerError(`${stderr ?? ""}${stdout ?? ""}`.trim());
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}

/** The rows of each statement. @throws UserError with a remedy */
export const query = ({ remote, persistTo }: DatabaseTarget, ...statements: string[]): Row[][] =>
  remote ? queryThroughWrangler(statements) : queryLocal(persistTo, statements);

/** Drizzle on a database, through `query`. */
export function openDatabase(target: DatabaseTarget): Database {
  const run = async (queries: readonly { sql: string; params: unknown[] }[]) =>
    query(target, ...queries.map(({ sql, params }) => withLiterals(sql, params))).map((rows) => ({
      rows: rows.map((row) => Object.values(row)),
    }));
  return drizzle(async (sql, params) => (await run([{ sql, params }]))[0] ?? { rows: [] }, run);
}

/**
 * The number of queued enquiries and of dead letters, or the reason why they are not known. HEALTH_TOKEN is sent to the
 * origin of the settings only: any program may listen on another one.
 */
export async function queueStatus({ remote }: Pick<DatabaseTarget, "remote">) {
  const site = siteOrigin();
  const token = secret("HEALTH_TOKEN");
  const isLocal = ["localhost", "127.0.0.1"].includes(URL.parse(site)?.hostname ?? "");
  if (isLocal === remote)
    return `SITE_ORIGIN is ${site || "not set"}, and the database is the ${remote ? "deployed" : "local"} one`;
  if (token === "")
    return "HEALTH_TOKEN, the site's secret, is neither in the environment nor in .dev.vars";
  try {
    const response = await fetch(`${site}/functions/v1/health`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 401) return `HEALTH_TOKEN is not the one of ${site}`;
    const { queued, deadLetters } = (await response.json()) as Record<string, number | undefined>;
    if (queued === undefined || deadLetters === undefined) return `${site} cannot reach the queue`;
    return { queued, dead_letters: deadLetters };
  } catch {
    return `${site} does not answer`;
  }
}
