import path from "node:path";
import { root } from "./run.mjs";

/**
 * The arguments with which Vitest prints the results of a suite and writes them to test-results/.
 *
 * @param {string} name of the suite
 * @param {string} config its configuration file
 * @returns {string[]}
 */
export const vitestArgs = (name, config) => [
  "run",
  `--config=${config}`,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${path.join(root, "test-results", `${name}.json`)}`,
];
