import { mustRun } from "./run.mjs";

/**
 * Brings a local database up to date.
 *
 * @param {string[]} [args] where its state is kept, for `wrangler d1`
 */
export function migrate(args = []) {
  mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...args], { unasked: true });
}

if (process.argv[1] === import.meta.filename) migrate(process.argv.slice(2));
