import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { environment, root, run } from "./run.mjs";

const results = path.join(root, "test-results");

if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
const { browser } = await import("./browser.mjs");
environment.CHROMIUM_PATH = await browser();
build();
rmSync(results, { recursive: true, force: true });

const unit = run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${path.join(results, "unit.json")}`,
]);
const journeys = run("playwright", ["test"]);
process.exit(unit || journeys);
