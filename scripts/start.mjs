import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { migrate } from "./migrate.mjs";
import { localSettings, run } from "./run.mjs";

install();
build();
process.exit(migrate() || run("wrangler", ["dev", ...localSettings, ...process.argv.slice(2)]));
