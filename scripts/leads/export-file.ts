import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";
import { usageError } from "./user-error.ts";

/** The folder of files with personal data, in .gitignore. */
const folder = path.join(root, "exports");

const isBelow = (parent: string, file: string) => !path.relative(parent, file).startsWith("..");

/**
 * The path of an output file: a name is a file in `exports/`, which is created with access for its owner
 * only. leads.ts sets the mode of new files.
 *
 * @param given the path or the name from the command line
 * @returns the path
 * @throws UserError inside the project, where git would track the file
 */
export function exportFile(given: string): string {
  const file = path.basename(given) === given ? path.join(folder, given) : path.resolve(given);
  if (isBelow(root, file) && !isBelow(folder, file))
    throw usageError(
      `"${given}" is inside the project, where git would add it. Use a file name without a folder (for exports/), or a path outside of the project.`,
    );
  if (isBelow(folder, file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    chmodSync(folder, 0o700);
  }
  if (existsSync(file)) chmodSync(file, 0o600);
  return isBelow(folder, file) ? path.relative(root, file) : file;
}
