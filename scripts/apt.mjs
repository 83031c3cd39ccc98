import { run } from "./run.mjs";

/** @param {string[]} args */
const apt = (...args) =>
  process.getuid?.() === 0 ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);

/**
 * Installs a package of Debian or a similar system: as root, or with passwordless sudo.
 *
 * @param {string} name
 * @returns {boolean} whether it is installed
 */
export function installPackage(name) {
  const get = () => apt("install", "-y", "-qq", "--no-install-recommends", name) === 0;
  // The second attempt updates the package lists first.
  return get() || (apt("update", "-qq") === 0 && get());
}
