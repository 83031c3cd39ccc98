import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 8799);
const executablePath = await findBrowser();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Two processors have room for three: much of a test is waiting for what moves.
  workers: 3,
  // Seldom (on /contact 1 page in 60, two at a time on two processors) the browser without windows
  // draws nothing more once a transition has begun, though the page's scripts go on. What passes only in
  // the second run is named at the end, and more than two such tests fail the run.
  retries: 1,
  timeout: 30_000,
  reporter: [
    ["list"],
    ["json", { outputFile: "test-results/browser.json" }],
    ["./tests/browser/support/flaky.ts"],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Pictures begin to be fetched this far below the screen where the network is 4G; a browser
        // that does not know its network fetches more of them.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
      ],
    },
    trace: "on-first-retry",
  },
  webServer: {
    command: `node scripts/serve-tests.mjs ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
