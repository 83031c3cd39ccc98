/**
 * Checks a deployed site: its pages and their version, the cache, a brochure, health, and the redirect from
 * www. It exits with 1 if a check fails.
 *
 *     npm run smoke -- https://ADDRESS
 *     npm run smoke -- https://ADDRESS --version ID
 */
import { parseArgs } from "node:util";
import { printSmokeTest } from "./deploy/smoke-test.ts";

const { values, positionals } = parseArgs({
  options: { version: { type: "string" } },
  allowPositionals: true,
});
const [address = ""] = positionals;
if (positionals.length === 1 && /^https?:/.test(address) && URL.canParse(address)) {
  if (!(await printSmokeTest(address, values))) process.exitCode = 1;
} else {
  console.error("Say which site: npm run smoke -- https://ADDRESS");
  process.exitCode = 2;
}
