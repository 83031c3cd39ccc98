import { defineConfig } from "vitest/config";

/** Tests the built Worker from outside, in Node. */
export default defineConfig({
  test: {
    include: ["tests/integration/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Most of a file is waiting for one command after the other.
    maxWorkers: 2,
  },
});
