import { run } from "./run.mjs";

/** @param {string[]} args */
const apt = (...args) =>
  process.getuid?.() === 0 ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);

/**
 * Installs one package of Debian's, or of a system that is like it: as root, or as whoever may become
 * root without being asked.
 *
 * @param {string} name
 * @returns {boolean} whether it is there now
 */
export function installPackage(name) {
  const get = () => apt("install", "-y", "-qq", "--no-install-recommends", name) === 0;
  // The second time with new lists: the old ones may be out of date, or not there yet.
  return get() || (apt("update", "-qq") === 0 && get());
}
