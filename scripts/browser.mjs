import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installPackage } from "./apt.mjs";
import { run } from "./run.mjs";

const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "chromium"];
const downloadLimit = 180_000;

/**
 * Playwright's headless shell, which lies beside its Chromium in a folder of the same revision.
 *
 * @param {string} chromium the path of Playwright's Chromium, installed or not
 * @returns {string[]} its path, or nothing where it is not installed
 */
function playwrightShells(chromium) {
  const folder = path.resolve(chromium, "../..").replace("chromium-", "chromium_headless_shell-");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((system) => path.join(folder, system, "chrome-headless-shell"));
}

/**
 * `CHROMIUM_PATH`; else Playwright's own download, else what the system has. The headless shell is Chromium
 * without its windows: it renders the same pages with two thirds of the processor time.
 *
 * @returns {Promise<string | undefined>} the path of the executable
 */
export async function findBrowser() {
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...playwrightShells(own), own, ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );
}

/**
 * The browser of the tests, installed if there is none.
 *
 * @returns {Promise<string>} the path of the executable
 * @throws if none can be installed
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  run("playwright", ["install", "--with-deps", "chromium"], { timeout: downloadLimit });
  if (!(await findBrowser())) packages.some(installPackage);
  const installed = await findBrowser();
  if (!installed) throw new Error("No Chromium: install one and name it in CHROMIUM_PATH.");
  return installed;
}

/**
 * Starts the browser of the tests; as root, without its sandbox.
 *
 * @param {string[]} [args] further arguments of Chromium
 * @returns {Promise<import("playwright").Browser>}
 * @throws if none can be installed
 */
export async function launchBrowser(args = []) {
  const { chromium } = await import("playwright");
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...args, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}
