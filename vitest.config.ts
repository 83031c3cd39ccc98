import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { outside } from "./tests/workers/outside.ts";

export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      main: "./workers/app.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations("./migrations") },
        outboundService: outside,
      },
    }),
  ],
  resolve: { tsconfigPaths: true },
  test: {
    // The module cache on disk is read through the Workers runtime, which has no such folder.
    fsModuleCache: false,
    // A runtime for each file costs a second each. What a test leaves behind is cleared in setup.ts.
    isolate: false,
    maxWorkers: 2,
    include: ["tests/workers/**/*.test.ts"],
    // CommonJS, which the Workers runtime does not load as it is.
    deps: { optimizer: { ssr: { enabled: true, include: ["standardwebhooks"] } } },
    silent: "passed-only" as const,
    // A day of failures in one test, on a machine that does other things too.
    testTimeout: 30_000,
    setupFiles: ["./tests/workers/setup.ts"],
  },
}));
