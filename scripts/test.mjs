import { rmSync } from "node:fs";
import path from "node:path";
import { install } from "./install.mjs";
import { environment, root, start } from "./run.mjs";
import { vitestArgs } from "./vitest-args.mjs";

const results = path.join(root, "test-results");

if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
const { ensureBrowser } = await import("./browser.mjs");
environment.CHROMIUM_PATH = await ensureBrowser();
// Together: each uses one processor.
const preparations = await Promise.all([
  start("node", ["scripts/build.mjs"]),
  start("node", ["scripts/migrate.mjs", "--for-tests"]),
]);
const failed = preparations.find((code) => code !== 0);
if (failed) process.exit(failed);
rmSync(results, { recursive: true, force: true });

// The browser tests leave a part of two processors idle: the unit tests run in it.
const codes = await Promise.all([
  start("vitest", vitestArgs("unit", "vitest.config.ts"), { background: true }),
  start("playwright", ["test"]),
]);
process.exit(codes.find((code) => code !== 0) ?? 0);
