import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

const sources = [
  "app",
  "workers",
  "public",
  "scripts/content",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];
const stamp = path.join(root, "build/.sources");

/**
 * Marks the build as ES modules. The tests' runtime reads the nearest package.json: with the project's, it
 * would treat all packages as ES modules, including React's CommonJS.
 */
const packageFile = path.join(root, "build/server/package.json");

/**
 * @param {string} name a file or folder
 * @returns {Generator<string>}
 */
function* filesBelow(name) {
  if (!statSync(path.join(root, name)).isDirectory()) yield name;
  else
    for (const entry of readdirSync(path.join(root, name))) yield* filesBelow(`${name}/${entry}`);
}

/** Optional files with settings for Vite. */
const settingsFile = /^\.env(\..+)?$/;

/**
 * The inputs of a build besides the sources: the settings of the browser's code, the mode, and the
 * environment of wrangler.toml.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
const buildSettings = (environment) =>
  Object.entries(environment)
    .filter(
      ([name]) =>
        name.startsWith("VITE_") || ["NODE_ENV", "CLOUDFLARE_ENV", "DRAFTS"].includes(name),
    )
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();

/** The hash of a build's inputs: equal for equal sources and settings. */
function fingerprint() {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(buildSettings(process.env)));
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
 * Builds the site unless the last build has the current sources.
 *
 * @param {{ force?: boolean }} [options]
 */
export function build({ force = false } = {}) {
  const now = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  mustRun("node", ["scripts/make-content.ts", "--compile"]);
  mustRun("react-router", ["build"]);
  writeFileSync(packageFile, JSON.stringify({ type: "module" }));
  writeFileSync(stamp, now);
}

// `wrangler types` requires the entry to exist, and does not read it.
const isTypesCommand = process.env.WRANGLER_COMMAND === "types" && existsSync(stamp);
if (process.argv[1] === import.meta.filename && !isTypesCommand) build();
