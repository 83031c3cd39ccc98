import { mustRun } from "./run.mjs";

/**
 * Applies the migrations to a local database.
 *
 * @param {string[]} [args] the state folder, for `wrangler d1`
 */
export function migrate(args = []) {
  mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...args], {
    nonInteractive: true,
  });
}

if (process.argv[1] === import.meta.filename) migrate(process.argv.slice(2));
