import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

const stamp = path.join(root, "node_modules/.installed");

/**
 * @param {string} name of a file of the project
 * @returns {any} its JSON
 */
const readJson = (name) => JSON.parse(readFileSync(path.join(root, name), "utf8"));

/**
 * The packages that npm would install without a comparison of their content: the lockfile lacks the hash. npm
 * drops hashes at times, if it updates a lockfile from installed packages. Those that are in another package
 * are covered by its hash.
 *
 * @returns {string[]} their folders
 */
const unverified = () =>
  Object.entries(readJson("package-lock.json").packages)
    .filter(([folder, entry]) => folder && !entry.integrity && !entry.inBundle && !entry.link)
    .map(([folder]) => folder);

/** The packages whose installation scripts are run: they put a binary in place. */
const withScripts = () =>
  Object.entries(readJson("package.json").allowScripts ?? {})
    .filter(([, allowed]) => allowed)
    .map(([name]) => name);

/**
 * Installs the dependencies if they are missing or differ from the lockfile. Exits with 1 if the lockfile lacks
 * the hash of one.
 */
export function install() {
  const missing = unverified();
  if (missing.length > 0) {
    console.error(
      `Not installed. package-lock.json lacks the integrity of:\n\n${missing.join("\n")}\n\nDelete their entries, and run npm install --package-lock-only without the folder node_modules.`,
    );
    process.exit(1);
  }
  const lockfile = readFileSync(path.join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // An older npm has no list of allowed scripts, and npm 11 only warns about the others.
  mustRun("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  const packages = withScripts();
  if (packages.length > 0) mustRun("npm", ["rebuild", ...packages]);
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === import.meta.filename) install();
