import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { mustRun, root, run } from "./run.mjs";

const applyMigrations = ["d1", "migrations", "apply", "DB", "--local"];

/**
 * Applies the migrations to a local database.
 *
 * @param {string[]} [args] the state folder, for `wrangler d1`
 */
export function migrate(args = []) {
  mustRun("wrangler", [...applyMigrations, ...args], { nonInteractive: true });
}

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
    const state = ["--persist-to", unfinished];
    const code =
      run("wrangler", [...applyMigrations, ...state], { nonInteractive: true }) ||
      run("node", ["scripts/exchange-rates/use-example.ts", ...state]);
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
  else migrate(process.argv.slice(2));
}
