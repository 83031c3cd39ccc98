import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environment, root } from "../../scripts/run.mjs";

/**
 * A copy of the project's files in a folder of its own, as a clone would have them, with the packages of this one.
 *
 * @param written files to put into it
 * @returns its folder
 */
export function cloneWith(written: ReadonlyMap<string, Buffer>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "orizzonte-clone-"));
  const names = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root });
  for (const name of new Set(String(names).split("\0").filter(Boolean)))
    if (existsSync(path.join(root, name)))
      cpSync(path.join(root, name), path.join(folder, name), { preserveTimestamps: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const [name, bytes] of written) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return folder;
}

/** Runs a script of the project in the clone. */
export function runIn(folder: string, ...words: string[]): string {
  return execFileSync("node", words, { cwd: folder, env: environment, encoding: "utf8" });
}
