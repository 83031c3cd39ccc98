import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

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

/**
 * Creates a migrated local database by copying one. Wrangler applies the migrations to it once, which takes
 * seconds.
 *
 * @param {string} folder the new state folder, for `wrangler dev --persist-to`
 */
export function createDatabase(folder) {
  const hash = createHash("sha256").update(readFileSync(path.join(root, "wrangler.toml")));
  const migrations = path.join(root, "migrations");
  const files = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  for (const file of files.toSorted()) hash.update(readFileSync(path.join(migrations, file)));
  const migrated = path.join(root, ".cache/databases", hash.digest("hex"));
  if (!existsSync(migrated)) {
    const unfinished = `${migrated}-${randomUUID()}`;
    migrate(["--persist-to", unfinished]);
    // Another process may have been faster.
    if (!existsSync(migrated)) renameSync(unfinished, migrated);
  }
  cpSync(migrated, folder, { recursive: true });
}

if (process.argv[1] === import.meta.filename) migrate(process.argv.slice(2));
