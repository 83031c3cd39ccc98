import { defineConfig } from "vitest/config";

const walks = process.env.ALL_PAGES === "1" ? ["tests/engines/pages/*.test.ts"] : [];

/**
 * Tests the built Worker in Firefox and in WebKit concurrently, in one file each. The journeys always run,
 * the walk through all pages with ALL_PAGES=1.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/engines/*.test.ts", ...walks],
    globalSetup: ["./tests/engines/support/site.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Drivers sometimes lose a window or a step; an error of a page fails twice.
    retry: 1,
    maxWorkers: 2,
  },
});
