import path from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { root, run } from "./run.mjs";

install();
build();
process.exit(
  run("vitest", [
    "run",
    "--config=vitest.integration.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${path.join(root, "test-results/integration.json")}`,
  ]),
);
