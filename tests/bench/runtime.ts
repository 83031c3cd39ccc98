import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type * as Miniflares from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { migrate } from "../../scripts/migrate.mjs";
import { root } from "../../scripts/run.mjs";
import { ownRuntimes, processorTime } from "./processor.ts";

/** The runtime that wrangler brings, in its version. */
const { convertV4MiniflareOptions, Miniflare, Response } = createRequire(
  import.meta.resolve("wrangler"),
)("miniflare") as typeof Miniflares;

export interface Program {
  /** The path of its wrangler.toml or of the built configuration, from the project's root. */
  config: string;
  /** The folder of its modules. */
  folder: string;
  /** The entry module in that folder. */
  main: string;
  /** The code of additional modules, by name. */
  extraModules?: Record<string, string>;
  /** Whether to apply its migrations to the binding `DB`. */
  hasMigrations: boolean;
}

/**
 * A mail service that accepts everything at once. The simulated one passes each mail through the process that
 * generates the load, which would distort the measurement; this one does with `onMail` only.
 */
const mailbox = (onMail: RuntimeOptions["onMail"]) => ({
  name: "mailbox",
  compatibilityDate: "2026-08-01",
  modules: [
    {
      type: "ESModule" as const,
      path: "mailbox.js",
      contents: `
        import { WorkerEntrypoint } from "cloudflare:workers";
        export default class extends WorkerEntrypoint {
          async send({ subject, text }) {
            await this.env.SENT?.fetch("https://sent.example", {
              method: "POST",
              body: subject + "\\n" + text,
            });
            return { messageId: crypto.randomUUID() };
          }
        }
      `,
    },
  ],
  ...(onMail && {
    serviceBindings: {
      SENT: async (request: { text(): Promise<string> }) => {
        onMail(await request.text());
        return new Response();
      },
    },
  }),
});

/** The built site. */
export const site: Program = {
  config: "build/server/wrangler.json",
  folder: "build/server",
  main: "index.js",
  hasMigrations: true,
};

interface RuntimeOptions {
  /** The folder of an existing database. */
  state?: string;
  /** Variables that override those of the configuration. */
  settings?: Record<string, string>;
  /** Called with the subject and the text of each mail. */
  onMail?: (text: string) => void;
}

export type BenchWorker = Awaited<ReturnType<typeof startWorker>>;

/**
 * Runs a Worker in the Workers runtime with a new database and without the proxy of `wrangler dev`, which drops
 * connections under load.
 *
 * @returns its origin, its database, and functions for its processor time in ms, to run the cron, to kill it, to
 *   release its port, and to stop it
 */
export async function startWorker(
  { config, folder, main, hasMigrations, extraModules = {} }: Program,
  port: number,
  { state: existing, settings, onMail }: RuntimeOptions = {},
) {
  const state = existing ?? path.join(os.tmpdir(), `orizzonte-${randomUUID()}`);
  if (hasMigrations && !existing) migrate(["--persist-to", state, "--config", config]);
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
          modules: [...new Set([main, ...others, ...Object.keys(extraModules)])].map((file) => ({
            type: "ESModule" as const,
            path: path.join(modulesRoot, file),
            ...(extraModules[file] !== undefined && { contents: extraModules[file] }),
          })),
        },
        mailbox(onMail),
      ],
    }),
  );
  const { origin } = await runtime.ready;
  const started = ownRuntimes().filter((id) => !earlier.includes(id));
  const [own] = started;
  return {
    origin,
    state,
    database: async () => runtime.getD1Database("DB"),
    processorTime: () => processorTime(own),
    async runCron(scheduledTime: Date) {
      const bench = await runtime.getWorker("bench");
      await bench.scheduled({ cron: "* * * * *", scheduledTime });
    },
    kill() {
      for (const id of started) process.kill(Number(id), "SIGKILL");
    },
    dispose: async () => runtime.dispose(),
    async stop() {
      await runtime.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
