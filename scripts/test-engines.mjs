import path from "node:path";
import { build } from "./build.mjs";
import { installEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { environment, root, run } from "./run.mjs";

if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
installEngines();
build();
process.exit(
  run("vitest", [
    "run",
    "--config=vitest.engines.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${path.join(root, "test-results/engines.json")}`,
  ]),
);
