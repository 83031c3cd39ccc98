import { defineConfig } from "vitest/config";

const isNightly = process.env.ALL_PAGES === "1";

/** The journeys. With ALL_PAGES=1 they also run in older engines, and every page is opened. */
const files = isNightly
  ? ["tests/engines/**/*.test.ts"]
  : ["tests/engines/firefox.test.ts", "tests/engines/webkit.test.ts"];

/** Tests the built Worker in Firefox and in WebKit concurrently, in one file each. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: files,
    globalSetup: ["./tests/engines/support/site.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
