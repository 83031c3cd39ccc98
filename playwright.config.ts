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
  retries: 0,
  // Far above what a test takes: a busy machine fails nobody's change.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
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
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `node scripts/serve-tests.mjs ${port}`,
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
