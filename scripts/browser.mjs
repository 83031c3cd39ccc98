import { existsSync } from "node:fs";
import { installPackage } from "./apt.mjs";
import { run } from "./run.mjs";

/** The shell is Chromium without its windows: the same pages, twice as many tests in a minute. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "chromium"];
const downloadLimit = 180_000;

/**
 * Playwright's own download, where it can be reached; else what the system has.
 *
 * @returns {Promise<string | undefined>} the path of its program
 */
export async function findBrowser() {
  const { chromium } = await import("playwright");
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );
}

/**
 * The browser that the tests use, installed first where there is none.
 *
 * @returns {Promise<string>} the path of its program
 * @throws where none can be installed
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
