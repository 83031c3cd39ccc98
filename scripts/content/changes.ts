import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { memory, stateOf } from "./memory.ts";
import { contentFolder, type Files } from "./read.ts";

interface Change {
  /** The day on which the entry was first made public, as yyyy-mm-dd. */
  added: string;
  /** The day of the last change of its files, as yyyy-mm-dd. */
  changed: string;
  /** The hash of its files. */
  hash: string;
}

/** The changes of entries by their folder: "properties/ontario-tower". Drafts are left out. */
export type Changes = Readonly<Record<string, Change>>;

/**
 * The file of the recorded changes. It is committed, because a build may have no Git history, and a clone has new
 * file times.
 */
const changesFile = (folder: string) => path.join(folder, "changes.json");

function readChanges(folder: string): Changes {
  const file = changesFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Changes) : {};
}

/** The folders of the entries that were public when the changes were recorded: "properties/ontario-tower". */
export const publicNames = (folder: string): string[] => Object.keys(readChanges(folder));

const hashes = memory<string>("entry-hashes");

function hashOf(folder: string): string {
  const names = globSync("*.*", { cwd: folder }).toSorted();
  const state = names.map((name) => `${name} ${stateOf(path.join(folder, name))}`).join();
  return hashes.known(folder, state) ?? hashes.learn(folder, state, hashOfFiles(folder, names));
}

function hashOfFiles(folder: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * The changes of all entries that are public: recorded ones, and those of `today` for new and changed entries.
 *
 * @param today as yyyy-mm-dd
 * @param folder of the content
 */
export function changesOf(
  { properties, projects, areas, articles }: Files,
  today: string,
  folder = contentFolder,
): Changes {
  const recorded = readChanges(folder);
  const online = [...properties, ...projects, ...articles].filter(
    ({ data }) => data.status !== "draft",
  );
  const names = [...online, ...areas].map(({ name }) => path.posix.dirname(name));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const hash = hashOf(path.join(folder, name));
      const before = recorded[name];
      const isSame = before?.hash === hash;
      return [
        name,
        { added: before?.added ?? today, changed: isSame ? before.changed : today, hash },
      ];
    }),
  );
}

/**
 * Lists entries whose change is not recorded, and recorded ones without an entry.
 *
 * @returns one line for each
 */
export function changeDifferences(files: Files, today: string): string[] {
  const recorded = readChanges(contentFolder);
  const current = changesOf(files, today);
  return [...new Set([...Object.keys(recorded), ...Object.keys(current)])]
    .filter((name) => recorded[name]?.hash !== current[name]?.hash)
    .map((name) => `out of date: the day of ${name} in app/content/changes.json`);
}

/** Records the changes. */
export function recordChanges(changes: Changes, folder = contentFolder): void {
  const file = changesFile(folder);
  const text = `${JSON.stringify(changes, undefined, 2)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
