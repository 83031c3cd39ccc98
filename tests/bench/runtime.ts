import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type * as Miniflares from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { migrate } from "../../scripts/migrate.mjs";
import { root } from "../../scripts/run.mjs";

/** The runtime that wrangler brings, in its version. */
const { convertV4MiniflareOptions, Miniflare } = createRequire(import.meta.resolve("wrangler"))(
  "miniflare",
) as typeof Miniflares;

export interface Program {
  /** Paths from the project's root: of its wrangler.toml or of the built configuration, and of its modules. */
  config: string;
  folder: string;
  main: string;
  /** Whether to apply its migrations to the binding `DB`. */
  hasMigrations: boolean;
}

/** The Workers runtimes that this process has started, by their ids. None without `/proc`, as on macOS. */
const ownRuntimes = (): string[] =>
  (existsSync("/proc") ? readdirSync("/proc") : []).filter((id) => {
    const file = `/proc/${id}/status`;
    const status = /^\d+$/.test(id) && existsSync(file) ? readFileSync(file, "utf8") : "";
    return /^Name:\s+workerd$/m.test(status) && status.includes(`\nPPid:\t${process.pid}\n`);
  });

/**
 * The processor time of a runtime so far, in ms: of the thread that runs the Worker, without those for garbage
 * collection and compilation. A Worker's clock does not advance during computation.
 */
function processorTime(id: string | undefined): number {
  if (id === undefined) throw new Error("Processor time is read from /proc, and here is none.");
  // The id of the first thread is that of its process.
  return Number(readFileSync(`/proc/${id}/task/${id}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/**
 * A mail service that accepts everything at once. The simulated one passes each mail through the process that
 * generates the load, which would distort the measurement.
 */
const mailbox = {
  name: "mailbox",
  compatibilityDate: "2026-08-01",
  modules: [
    {
      type: "ESModule" as const,
      path: "mailbox.js",
      contents: `
        import { WorkerEntrypoint } from "cloudflare:workers";
        export default class extends WorkerEntrypoint {
          send() {
            return { messageId: crypto.randomUUID() };
          }
        }
      `,
    },
  ],
};

export const site: Program = {
  config: "build/server/wrangler.json",
  folder: "build/server",
  main: "index.js",
  hasMigrations: true,
};

export type BenchWorker = Awaited<ReturnType<typeof startWorker>>;

/**
 * Runs a Worker in the Workers runtime with a new database and without the proxy of `wrangler dev`, which drops
 * connections under load.
 */
export async function startWorker(
  { config, folder, main, hasMigrations }: Program,
  port: number,
  settings: Record<string, string> = {},
) {
  const state = path.join(os.tmpdir(), `orizzonte-${randomUUID()}`);
  if (hasMigrations) migrate(["--persist-to", state, "--config", config]);
  const {
    modulesRules: _,
    email: __,
    ...worker
  } = unstable_getMiniflareWorkerOptions(path.join(root, config)).workerOptions;
  const modulesRoot = path.join(root, folder);
  const files = readdirSync(modulesRoot, { recursive: true, encoding: "utf8" });
  const others = files.filter((file) => file.endsWith(".js") && file !== main);
  const earlier = ownRuntimes();
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      port,
      cf: false,
      resourcePersistencePath: path.join(state, "v3"),
      // Logging a line for each enquiry would distort the measurement.
      handleStructuredLogs: () => {},
      workers: [
        {
          ...worker,
          name: "bench",
          bindings: { ...(worker.bindings as Record<string, string>), ...settings },
          serviceBindings: { EMAIL: "mailbox" },
          modulesRoot,
          modules: [main, ...others].map((file) => ({
            type: "ESModule" as const,
            path: path.join(modulesRoot, file),
          })),
        },
        mailbox,
      ],
    }),
  );
  const { origin } = await runtime.ready;
  const own = ownRuntimes().find((id) => !earlier.includes(id));
  return {
    origin,
    database: async () => runtime.getD1Database("DB"),
    processorTime: () => processorTime(own),
    async stop() {
      await runtime.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
