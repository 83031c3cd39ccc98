import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

/** Installs the dependencies where they are missing or older than the lockfile. */
export function install() {
  const installed = path.join(root, "node_modules/.package-lock.json");
  const lockfile = path.join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  mustRun("npm", ["ci", "--no-audit", "--no-fund"]);
}

if (process.argv[1] === import.meta.filename) install();
