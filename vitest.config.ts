import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { externalServices } from "./tests/workers/external-services.ts";

/** With ALL_PAGES=1 the journeys also run in older engines, every page is opened, and unit tests walk through all combinations. */
const isNightly = process.env.ALL_PAGES === "1";

export default defineConfig(async () => ({
  test: {
    // The Workers runtime reads the module cache, and has no such folder.
    fsModuleCache: false,
    projects: [
      {
        plugins: [
          cloudflareTest({
            main: "./workers/app.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
                ALL_PAGES: isNightly,
              },
              outboundService: externalServices,
            },
          }),
        ],
        resolve: { tsconfigPaths: true },
        // The Worker, in the Workers runtime.
        test: {
          name: "unit",
          include: ["tests/workers/**/*.test.ts"],
          setupFiles: ["./tests/workers/setup.ts"],
          fsModuleCache: false,
          // Starting a runtime per file takes a second. setup.ts resets its state.
          isolate: false,
          // The unit tests run beside the browser tests, and a second worker would transform each module again.
          maxWorkers: 1,
          // CommonJS, which the Workers runtime does not load.
          deps: { optimizer: { ssr: { enabled: true, include: ["react-dom/server"] } } },
          // Some tests simulate days of failures, possibly on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        // The built Worker in Firefox and in WebKit concurrently, in one file each.
        test: {
          name: "engines",
          include: isNightly
            ? ["tests/engines/**/*.test.ts"]
            : ["tests/engines/firefox.test.ts", "tests/engines/webkit.test.ts"],
          globalSetup: ["./tests/engines/support/site.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The built Worker and the commands from outside, in Node.
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // Most of a file is waiting for one command after the other.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
