import { defineConfig } from "vitest/config";

/** Against the built Worker, in Firefox and in WebKit at once: a file for each. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: ["./tests/engines/support/site.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A driver now and then loses its window or a step; what is wrong with a page fails twice.
    retry: 1,
    maxWorkers: 2,
  },
});
