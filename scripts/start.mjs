import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { migrate } from "./migrate.mjs";
import { mustRun, run } from "./run.mjs";

install();
build();
migrate();
mustRun("node", ["scripts/exchange-rates/use-example.ts"]);
process.exit(run("wrangler", ["dev", ...process.argv.slice(2)]));
