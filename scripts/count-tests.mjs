import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

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

/** Prints the failed tests of the reports in test-results, and the count of all. They are what a log ends with. */
const names = process.argv.slice(2);
const failed = [];
let passed = 0;
for (const name of names) {
  const file = path.join(root, "test-results", `${name}.json`);
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
process.exitCode = passed > 0 && failed.length === 0 ? 0 : 1;
