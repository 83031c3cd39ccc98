import { existsSync } from "node:fs";
import { installPackage } from "./apt.mjs";

/** What drives the other engines, where systems keep it, and the package that brings it to Debian. */
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
 * The programs of the other engines.
 *
 * @returns {{ firefox: string, webkitDriver: string, miniBrowser: string }} their paths; "" where one
 *   is missing
 */
export const findEngines = () => ({
  firefox: firstOf(programs.firefox.files),
  webkitDriver: firstOf(programs.webkitDriver.files),
  miniBrowser: firstOf(programs.miniBrowser.files),
});

/**
 * Installs Firefox, WebKit and a screen for it where they are missing.
 *
 * @throws naming what to install, where that is not possible
 */
export function installEngines() {
  for (const name of new Set(missing().map((program) => program.package))) installPackage(name);
  const names = [...new Set(missing().map((program) => program.package))];
  if (names.length > 0)
    throw new Error(
      `The other engines' tests need ${names.join(", ")}. Install them as root: apt-get install ${names.join(" ")}`,
    );
}
