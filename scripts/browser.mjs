import { existsSync } from "node:fs";
import { installPackage } from "./apt.mjs";
import { run } from "./run.mjs";

/** Headless shell: the same rendering, twice as fast in tests. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "chromium"];
const downloadLimit = 180_000;

/**
 * Playwright's browser if it is installed, otherwise the system's.
 *
 * @returns {Promise<string | undefined>} the path of the executable
 */
export async function findBrowser() {
  const { chromium } = await import("playwright");
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );
}

/**
 * The browser of the tests, installed if there is none.
 *
 * @returns {Promise<string>} the path of the executable
 * @throws if none can be installed
 */
export async function browser() {
  const found = await findBrowser();
  if (found) return found;
  run("playwright", ["install", "--with-deps", "chromium"], { timeout: downloadLimit });
  if (!(await findBrowser())) packages.some(installPackage);
  const installed = await findBrowser();
  if (!installed) throw new Error("No Chromium: install one and name it in CHROMIUM_PATH.");
  return installed;
}
