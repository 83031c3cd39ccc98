import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 8799);
const executablePath = await findBrowser();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // On two processors, a third worker makes the tests slower: they are bound by the processor.
  workers: 2,
  // A page may shift between the look-up of an element and the click on it. scripts/test.mjs names what passed only then.
  retries: 1,
  // Far above the duration of a test, for busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // Without it, a click on what is not there takes the timeout of the test.
    actionTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-gpu",
        // Chromium starts a spare renderer after each navigation unless the limit is reached. A context
        // has a renderer of its own with any limit.
        "--renderer-process-limit=1",
        // With a 4G connection, lazy pictures are fetched this far below the screen; with an unknown
        // connection, more of them.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
      ],
    },
    // Fewer frames to draw. The tests of animated parts have `contextOptions: {}`.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `node scripts/serve-tests.mjs ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
