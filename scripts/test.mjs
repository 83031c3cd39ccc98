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
  // A setting of a project would have no effect. The other projects print what they counted.
  ...(project === "unit" ? ["--silent=passed-only"] : []),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${path.join(results, `${project}.json`)}`,
];

/**
 * Prints the failed tests and the count of all, at the end, where a log is read first.
 *
 * @param {number[]} codes the exit codes of the runs
 * @param {string[]} reports
 */
async function countTests(codes, reports) {
  const counted = await start("node", ["scripts/count-tests.mjs", ...reports]);
  return [...codes, counted].find((code) => code !== 0) ?? 0;
}

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
  return countTests(codes, ["unit", "browser"]);
}

/**
 * Tests of the build in other engines, and of the commands. Together: they wait for drivers and child processes.
 *
 * @param {string[]} projects
 */
async function testBuild(projects) {
  if (projects.includes("engines")) (await import("./browser.mjs")).installEngines();
  build();
  for (const project of projects) rmSync(path.join(results, `${project}.json`), { force: true });
  const runs = projects.map((project) => start("vitest", vitest(project)));
  return countTests(await Promise.all(runs), projects);
}

const projects = process.argv
  .slice(2)
  .filter((word) => word === "engines" || word === "integration");
if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
process.exitCode = await (projects.length > 0 ? testBuild(projects) : testUnitsAndPages());
