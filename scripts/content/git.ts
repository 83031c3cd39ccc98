import { execFileSync } from "node:child_process";
import { root } from "../run.mjs";

/** The largest output, in bytes. */
const maxBuffer = 64 * 1024 * 1024;

/** The output of a command of Git in the project. */
export const git = (...words: readonly string[]): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer });

/** Whether a commit has a file or folder of app/content. */
export const isIn = (commit: string, name: string): boolean =>
  git("ls-tree", "--name-only", commit, "--", `app/content/${name}`) !== "";
