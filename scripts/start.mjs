import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { migrate } from "./migrate.mjs";
import { run } from "./run.mjs";

install();
build();
process.exit(migrate() || run("wrangler", ["dev", ...process.argv.slice(2)]));
