import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * @typedef {{ title: string, ok: boolean }} Spec of Playwright
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite of Playwright: a file, or tests in it
 * @typedef {{ status: string, fullName: string }} Assertion of Vitest
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile of Vitest
 */

/**
 * @param {Suite} suite
 * @returns {string[]} the names of its failed tests
 */
const failedSpecs = ({ title, specs = [], suites = [] }) =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedSpecs)].map(
    (name) => `${title} › ${name}`,
  );

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
  passed += isPlaywright ? report.stats.expected : report.numPassedTests;
  failed.push(
    ...(isPlaywright
      ? [
          ...report.suites.flatMap(failedSpecs),
          ...report.errors.map((/** @type {Error} */ { message }) => message),
        ]
      : report.testResults.flatMap(failedTests)),
  );
}
for (const name of failed) console.log(`FAILED ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = passed > 0 && failed.length === 0 ? 0 : 1;
