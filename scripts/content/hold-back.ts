/** Entries with problems, which publishing leaves as they were. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../run.mjs";
import { ContentProblems } from "./read.ts";
import { readContent } from "./validate.ts";

/** The largest output, in bytes. */
const maxBuffer = 64 * 1024 * 1024;

/** The output of a command of Git in the project. */
export const git = (...words: readonly string[]): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer });

/** Whether a commit has a file or folder of app/content. */
export const isIn = (commit: string, name: string): boolean =>
  git("ls-tree", "--name-only", commit, "--", `app/content/${name}`) !== "";

/** An entry that is published as it was, with the reasons. */
export interface HeldBack {
  /** Its folder or file below app/content: "properties/ontario-tower", "places.yaml". */
  name: string;
  problems: string[];
  /** Whether an earlier version is published in its place; otherwise the entry is left out. */
  hasEarlier: boolean;
  /** The copy of its files, which may have changes that are not committed. */
  saved: string;
}

/** Versions of an entry that are tried. */
const maxVersions = 20;

const pathOf = (name: string) => `app/content/${name}`;

/** The entry of a problem, "properties/ontario-tower"; undefined for a problem of the whole content. */
const entryOf = (problem: string): string | undefined =>
  /^((?:properties|projects|areas|journal)\/[^/:]+|places\.yaml|company\.yaml)(?=[/:])/.exec(
    problem,
  )?.[1];

/** The commits that changed an entry, the newest first. */
const versionsOf = (name: string): string[] =>
  git("log", `--max-count=${maxVersions}`, "--format=%H", "--", pathOf(name))
    .split("\n")
    .filter((commit) => commit !== "" && isIn(commit, name));

const removeFromCopy = (name: string) =>
  rmSync(path.join(root, pathOf(name)), { recursive: true, force: true });

/** Puts a version of an entry into the working copy; removes it without one. */
function put(name: string, commit: string | undefined): void {
  removeFromCopy(name);
  if (commit) git("restore", `--source=${commit}`, "--worktree", "--", pathOf(name));
}

/**
 * Replaces each entry with problems by its newest version without, in the working copy only. A new entry is removed.
 *
 * @returns what was replaced; `takeBack` undoes it
 * @throws ContentProblems for a problem that belongs to no entry
 */
export async function holdBack(): Promise<HeldBack[]> {
  const held = new Map<string, HeldBack & { earlier: string[] }>();
  for (;;) {
    const { problems } = await readContent();
    if (problems.length === 0) return [...held.values()];
    for (const [name, own] of Map.groupBy(problems, entryOf)) {
      const before = name && held.get(name);
      if (!name || (before && !before.hasEarlier)) {
        takeBack([...held.values()]);
        throw new ContentProblems(problems);
      }
      const [next, ...earlier] = before ? before.earlier : versionsOf(name);
      const saved = before ? before.saved : save(name);
      put(name, next);
      held.set(name, {
        name,
        problems: before ? before.problems : own,
        hasEarlier: next !== undefined,
        saved,
        earlier,
      });
    }
  }
}

function save(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "held-back-"));
  cpSync(path.join(root, pathOf(name)), path.join(folder, name), { recursive: true });
  return folder;
}

/** Puts the entries as they were back into the working copy, and those of the last commit into the index. */
export function takeBack(held: readonly HeldBack[]): void {
  for (const { name, saved } of held) {
    if (!existsSync(saved)) continue;
    removeFromCopy(name);
    cpSync(path.join(saved, name), path.join(root, pathOf(name)), { recursive: true });
    if (isIn("HEAD", name)) git("restore", "--source=HEAD", "--staged", "--", pathOf(name));
    else git("rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", pathOf(name));
    rmSync(saved, { recursive: true });
  }
}

/** What the editors are told: which entries are not published, and why. */
export const heldBackMessage = (held: readonly HeldBack[]): string =>
  held
    .flatMap(({ name, problems, hasEarlier }) => [
      hasEarlier ? `${name} is online as it was:` : `${name} is not online yet:`,
      ...problems.map((problem) => `- ${problem}`),
      "",
    ])
    .join("\n");
