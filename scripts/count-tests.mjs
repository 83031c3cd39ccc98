import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(path.join(root, "test-results", name), "utf8"));

const runs = [report("unit.json"), report("integration.json"), report("engines.json")];
const { stats } = report("browser.json");
let passed = stats.expected;
let failed = stats.unexpected;
for (const run of runs) {
  passed += run.numPassedTests;
  failed += run.numFailedTests + run.numFailedTestSuites;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
