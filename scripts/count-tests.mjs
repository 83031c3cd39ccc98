import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(path.join(root, "test-results", name), "utf8"));

const unit = report("unit.json");
const { stats } = report("browser.json");
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + unit.numFailedTestSuites + stats.unexpected;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
