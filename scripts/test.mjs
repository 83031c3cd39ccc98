import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { environment, root, start } from "./run.mjs";

const results = path.join(root, "test-results");

/**
 * The arguments with which Vitest runs a project of vitest.config.ts, and writes its results for count-tests.mjs.
 *
 * @param {string} project
 */
const vitest = (project) => [
  "run",
  `--project=${project}`,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${path.join(results, `${project}.json`)}`,
];

/** The unit tests and the browser tests, which use the other processor less than fully. */
async function testUnitsAndPages() {
  const { ensureBrowser } = await import("./browser.mjs");
  environment.CHROMIUM_PATH = await ensureBrowser();
  // Together: each uses one processor.
  const preparations = await Promise.all([
    start("node", ["scripts/build.mjs"]),
    start("node", ["scripts/migrate.mjs", "--for-tests"]),
  ]);
  const failed = preparations.find((code) => code !== 0);
  if (failed) return failed;
  rmSync(results, { recursive: true, force: true });
  const codes = await Promise.all([
    start("vitest", vitest("unit"), { background: true }),
    start("playwright", ["test"]),
  ]);
  return codes.find((code) => code !== 0) ?? 0;
}

/** @param {"engines" | "integration"} project */
async function testBuild(project) {
  if (project === "engines") (await import("./engines.mjs")).installEngines();
  build();
  return start("vitest", vitest(project));
}

const suite = process.argv.slice(2).find((word) => !word.startsWith("-"));
if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
process.exitCode =
  suite === "engines" || suite === "integration"
    ? await testBuild(suite)
    : await testUnitsAndPages();
