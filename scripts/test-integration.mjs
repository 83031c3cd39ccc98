import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";
import { vitestArgs } from "./vitest-args.mjs";

install();
build();
process.exit(run("vitest", vitestArgs("integration", "vitest.integration.config.ts")));
