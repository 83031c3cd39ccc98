import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { externalServices } from "./tests/workers/external-services.ts";

export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      main: "./workers/app.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: { TEST_MIGRATIONS: await readD1Migrations("./migrations") },
        outboundService: externalServices,
      },
    }),
  ],
  resolve: { tsconfigPaths: true },
  test: {
    // The Workers runtime reads the module cache, and has no such folder.
    fsModuleCache: false,
    // Starting a runtime per file takes a second. setup.ts resets its state.
    isolate: false,
    // The unit tests run beside the browser tests, and a second worker would transform each module again.
    maxWorkers: 1,
    include: ["tests/workers/**/*.test.ts"],
    // CommonJS, which the Workers runtime does not load.
    deps: { optimizer: { ssr: { enabled: true, include: ["standardwebhooks"] } } },
    silent: "passed-only" as const,
    // One test simulates a day of failures, possibly on a busy machine.
    testTimeout: 30_000,
    setupFiles: ["./tests/workers/setup.ts"],
  },
}));
