import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { mustRun, run } from "./run.mjs";

install();
build();
mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--local"]);
process.exit(run("wrangler", ["dev", ...process.argv.slice(2)]));
