import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun, root } from "./run.mjs";

const stamp = path.join(root, "node_modules/.installed");

/** Installs the dependencies if they are missing or differ from the lockfile. */
export function install() {
  const lockfile = readFileSync(path.join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mustRun("npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === import.meta.filename) install();
