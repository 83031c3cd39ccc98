import { existsSync } from "node:fs";
import { installPackage } from "./apt.mjs";

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

if (process.argv[1] === import.meta.filename) installEngines();
