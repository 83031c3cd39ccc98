import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { createDatabase } from "./migrate.mjs";
import { environment, root } from "./run.mjs";

const port = process.argv[2] ?? "8799";
const state = `.wrangler/tests-${port}`;

build();
rmSync(path.join(root, state), { recursive: true, force: true });
createDatabase(path.join(root, state));
// Without a log line per request, which takes a tenth of the server's time.
const quiet = ["--log-level", "warn"];
const server = spawn(
  "wrangler",
  [
    "dev",
    "--port",
    port,
    "--persist-to",
    state,
    "--inspector-port",
    "0",
    ...quiet,
    // Visitors get mails too, which are written to files.
    "--var",
    "VISITOR_MAIL:on",
    "--var",
    "DESK_SECRET:local",
  ],
  { cwd: root, env: environment, stdio: "inherit" },
);
// Otherwise the server would go on with the old build after this process is ended.
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
