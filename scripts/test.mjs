import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { environment, root, start } from "./run.mjs";

const results = path.join(root, "test-results");

/**
 * The arguments with which Vitest runs a project of vitest.config.ts, and writes its results for `countTests`.
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
 * @typedef {{ title: string, ok: boolean, tests: { status: string }[] }} Spec of Playwright
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite of Playwright: a file, or tests in it
 * @typedef {{ status: string, fullName: string }} Assertion of Vitest
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile of Vitest
 */

/**
 * @param {(spec: Spec) => boolean} matches
 * @param {Suite} suite
 * @returns {string[]} the names of its tests that match
 */
const specNames = (matches, { title, specs = [], suites = [] }) =>
  [
    ...specs.filter(matches).map((spec) => spec.title),
    ...suites.flatMap((inner) => specNames(matches, inner)),
  ].map((name) => `${title} › ${name}`);

/** @param {Spec} spec */
const hasFailed = ({ ok }) => !ok;

/** @param {Spec} spec whether it passed only when it was repeated */
const isFlaky = ({ tests }) => tests.some(({ status }) => status === "flaky");

/**
 * @param {TestFile} file
 * @returns {string[]} the names of its failed tests, or its own if it could not be loaded
 */
function failedTests({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName }) => `${file} › ${fullName}`);
  return status === "failed" && failed.length === 0 ? [`${file}: ${message}`] : failed;
}

/**
 * Prints the failed tests of reports in test-results, and the count of all, at the end, where a log is read first.
 *
 * @param {string[]} reports
 * @returns {number} the exit code
 */
function countTests(reports) {
  const failed = [];
  let passed = 0;
  for (const name of reports) {
    const file = path.join(results, `${name}.json`);
    if (!existsSync(file)) {
      failed.push(`${name}: the tests did not run to their end`);
      continue;
    }
    const report = JSON.parse(readFileSync(file, "utf8"));
    const isPlaywright = name === "browser";
    passed += isPlaywright ? report.stats.expected + report.stats.flaky : report.numPassedTests;
    if (isPlaywright)
      for (const suite of report.suites)
        for (const flaky of specNames(isFlaky, suite)) console.log(`FLAKY ${flaky}`);
    failed.push(
      ...(isPlaywright
        ? [
            ...report.suites.flatMap((/** @type {Suite} */ suite) => specNames(hasFailed, suite)),
            ...report.errors.map((/** @type {Error} */ { message }) => message),
          ]
        : report.testResults.flatMap(failedTests)),
    );
  }
  for (const name of failed) console.log(`FAILED ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return passed > 0 && failed.length === 0 ? 0 : 1;
}

/**
 * @param {number[]} codes the exit codes of the runs
 * @param {string[]} reports
 * @returns {number} the exit code of all, after the count
 */
function outcome(codes, reports) {
  const counted = countTests(reports);
  return codes.find((code) => code !== 0) ?? counted;
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
  return outcome(codes, ["unit", "browser"]);
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
  return outcome(await Promise.all(runs), projects);
}

const [command, ...reports] = process.argv.slice(2);
if (command === "count") process.exitCode = countTests(reports);
else {
  const projects = process.argv.filter((word) => word === "engines" || word === "integration");
  if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
  install();
  process.exitCode = await (projects.length > 0 ? testBuild(projects) : testUnitsAndPages());
}
