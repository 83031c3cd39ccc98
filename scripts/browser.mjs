import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "chromium"];
const downloadLimit = 180_000;

/** @param {string[]} args */
const apt = (...args) =>
  process.getuid?.() === 0 ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);

/**
 * Installs a package of Debian or a similar system: as root, or with passwordless sudo.
 *
 * @param {string} name
 * @returns {boolean} whether it is installed
 */
function installPackage(name) {
  const get = () => apt("install", "-y", "-qq", "--no-install-recommends", name) === 0;
  // The second attempt updates the package lists first.
  return get() || (apt("update", "-qq") === 0 && get());
}

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

/** The drivers of the other engines, their usual paths, and their Debian packages. */
const programs = {
  firefox: { package: "firefox-esr", files: ["/usr/bin/firefox-esr", "/usr/bin/firefox"] },
  webkitDriver: { package: "webkit2gtk-driver", files: ["/usr/bin/WebKitWebDriver"] },
  miniBrowser: {
    package: "webkit2gtk-driver",
    files: ["x86_64", "aarch64"].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
  },
  screen: { package: "xvfb", files: ["/usr/bin/xvfb-run"] },
  screenAccess: { package: "xauth", files: ["/usr/bin/xauth"] },
};

/** @param {readonly string[]} files */
const firstOf = (files) => files.find((file) => existsSync(file)) ?? "";

const missing = () => Object.values(programs).filter(({ files }) => !firstOf(files));

/**
 * The executables of the other engines.
 *
 * @returns {{ firefox: string, webkitDriver: string, miniBrowser: string }} their paths; "" if one is
 *   missing
 */
export const findEngines = () => ({
  firefox: firstOf(programs.firefox.files),
  webkitDriver: firstOf(programs.webkitDriver.files),
  miniBrowser: firstOf(programs.miniBrowser.files),
});

/**
 * Installs Firefox, WebKit and a virtual screen if they are missing.
 *
 * @throws with the missing packages, if they cannot be installed
 */
export function installEngines() {
  for (const name of new Set(missing().map((program) => program.package))) installPackage(name);
  const names = [...new Set(missing().map((program) => program.package))];
  if (names.length > 0)
    throw new Error(
      `The other engines' tests need ${names.join(", ")}. Install them as root: apt-get install ${names.join(" ")}`,
    );
}

if (process.argv[1] === import.meta.filename && process.argv[2] === "all") {
  installEngines();
  await ensureBrowser();
}
