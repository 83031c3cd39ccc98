import { build } from "./build.mjs";
import { installEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { environment, run } from "./run.mjs";
import { vitestArgs } from "./vitest-args.mjs";

if (process.argv.includes("--all")) environment.ALL_PAGES = "1";
install();
installEngines();
build();
process.exit(run("vitest", vitestArgs("engines", "vitest.engines.config.ts")));
