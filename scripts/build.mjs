import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

const sources = [
  "app",
  "workers",
  "public",
  "content-collections.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];
const stamp = path.join(root, "build/.sources");

/**
 * Says that what was built are ES modules. The runtime of the tests asks the nearest package.json: had it
 * to ask the project's, it would from then on take every package for modules too, React's CommonJS among
 * them.
 */
const description = path.join(root, "build/server/package.json");

/**
 * @param {string} name a file or folder
 * @returns {Generator<string>}
 */
function* filesBelow(name) {
  if (!statSync(path.join(root, name)).isDirectory()) yield name;
  else
    for (const entry of readdirSync(path.join(root, name))) yield* filesBelow(`${name}/${entry}`);
}

/** Files from which Vite takes settings too, where they are there. */
const settingsFile = /^\.env(\..+)?$/;

/**
 * What enters a build from outside of the sources: the settings that the browser's code is built
 * with, the mode, and which environment of wrangler.toml.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
const enteringSettings = (environment) =>
  Object.entries(environment)
    .filter(([name]) => name.startsWith("VITE_") || ["NODE_ENV", "CLOUDFLARE_ENV"].includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();

/**
 * Tells one build from another by all that it is made of.
 *
 * @param {NodeJS.ProcessEnv} [environment] that the build would run in
 * @returns {string} the same for the same sources and settings
 */
export function fingerprint(environment = process.env) {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(enteringSettings(environment)));
  for (const file of readdirSync(root)
    .filter((name) => settingsFile.test(name))
    .toSorted())
    hash.update(`${file} ${readFileSync(path.join(root, file), "utf8")}\n`);
  for (const file of sources.flatMap((name) => Array.from(filesBelow(name)))) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * Builds the site where the last build is not of the sources as they are now.
 *
 * @param {{ force?: boolean }} [options]
 */
export function build({ force = false } = {}) {
  const now = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  mustRun("node", ["scripts/make-content.ts", "--compile"]);
  mustRun("react-router", ["build"]);
  writeFileSync(description, JSON.stringify({ type: "module" }));
  writeFileSync(stamp, now);
}

// `wrangler types` wants the entry to exist, and does not read it.
const onlyNamed = process.env.WRANGLER_COMMAND === "types" && existsSync(stamp);
if (process.argv[1] === import.meta.filename && !onlyNamed) build();
