import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root, run } from "./run.mjs";

const applyMigrations = ["d1", "migrations", "apply", "DB", "--local"];

/**
 * Stores example rates in a local database, with the date of the last working day, so that local runs and tests
 * show amounts in euros and pounds. The cron of a deployed site fetches the European Central Bank's.
 *
 * @param {string[]} state the state folder, for `wrangler d1`
 */
const useExampleRates = (state) => {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() - 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  const values = `'${day.toISOString().slice(0, 10)}', 1.1186, 0.84698, '${new Date().toISOString()}'`;
  const sql = `insert or replace into exchange_rates (date, usd, gbp, fetched_at) values (${values})`;
  return run("wrangler", ["d1", "execute", "DB", "--local", ...state, "--command", sql], {
    nonInteractive: true,
    quiet: true,
  });
};

/**
 * Creates or updates a local database: the migrations, and the example rates.
 *
 * @param {string[]} [state] the state folder, for `wrangler d1`
 * @returns {number} the exit code
 */
export const migrate = (state = []) =>
  run("wrangler", [...applyMigrations, ...state], { nonInteractive: true }) ||
  useExampleRates(state);

/** A hash of what a test's database depends on: migrations, the database's id, Wrangler's version, the day of the rates. */
function databaseHash() {
  const folder = path.join(root, "migrations");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const inputs = [
    ["wrangler.toml", readFileSync(path.join(root, "wrangler.toml"), "utf8")],
    ["day", new Date().toISOString().slice(0, 10)],
    ["wrangler", createRequire(import.meta.url)("wrangler/package.json").version],
    ...files.toSorted().map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  ];
  return createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
}

/**
 * Creates the database that tests copy, with the migrations and the example exchange rates, unless there is one.
 * Wrangler takes seconds for it.
 *
 * @returns {string} its state folder
 */
function originalDatabase() {
  const migrated = path.join(root, ".cache/databases", databaseHash());
  if (!existsSync(migrated)) {
    const unfinished = `${migrated}-${randomUUID()}`;
    const code = migrate(["--persist-to", unfinished]);
    if (code !== 0) throw new Error(`The database of the tests was not created: code ${code}.`);
    try {
      renameSync(unfinished, migrated);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(migrated)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return migrated;
}

/**
 * Creates a local database for tests, with the migrations and the example exchange rates.
 *
 * @param {string} folder the new state folder, for `wrangler dev --persist-to`
 */
export const createDatabase = (folder) => cpSync(originalDatabase(), folder, { recursive: true });

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--for-tests")) originalDatabase();
  else process.exitCode = migrate(process.argv.slice(2));
}
