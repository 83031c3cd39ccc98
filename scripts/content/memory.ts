import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

type Entries = Record<string, [state: string, fact: unknown]>;

/** The state of a file: its size and the time of its last change. */
export function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

const memories = new Map<string, Map<string, [state: string, fact: unknown]>>();

/** Writes a memory, without files that are gone. */
function save(file: string, entries: ReadonlyMap<string, [string, unknown]>): void {
  const kept: Entries = Object.fromEntries(
    [...entries].filter(([key]) => existsSync(path.join(root, key.replace(/#.*/, "")))),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(kept));
  renameSync(part, file);
}

/** The memories with facts that are not written yet. */
const changed = new Set<string>();

function saveChanged(name: string): void {
  if (changed.delete(name)) save(path.join(root, `.cache/${name}.json`), entriesOf(name));
}

/** The entries of a memory, which are written when the process ends, if there are new ones. */
function entriesOf(name: string): Map<string, [string, unknown]> {
  const known = memories.get(name);
  if (known) return known;
  const file = path.join(root, `.cache/${name}.json`);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Entries) : {};
  const entries = new Map(Object.entries(stored));
  memories.set(name, entries);
  process.once("exit", () => saveChanged(name));
  return entries;
}

/** The entry of a file; undefined if it is not in the project, as in tests. */
function keyOf(file: string): string | undefined {
  const key = path.relative(root, file);
  return key.startsWith("..") || path.isAbsolute(key) ? undefined : key;
}

/**
 * Remembers facts about files of the project from one run to the next, because decoding and parsing thousands of files
 * takes minutes. A fact counts while the file, or each file of a folder, has the same size and time.
 *
 * @param name of the memory, a file in .cache
 */
export function memory<Fact>(name: string) {
  return {
    /**
     * The fact of a file or folder in a state; undefined if it is not known.
     *
     * @param file its path, which may have a part after #
     */
    known(file: string, state: string): Fact | undefined {
      const [before, fact] = entriesOf(name).get(keyOf(file) ?? "") ?? [];
      return before === state ? (fact as Fact) : undefined;
    },
    /** Remembers the fact of a file or folder, and returns it. */
    learn(file: string, state: string, fact: Fact): Fact {
      const key = keyOf(file);
      if (key === undefined) return fact;
      entriesOf(name).set(key, [state, fact]);
      changed.add(name);
      return fact;
    },
    /** Writes new facts now rather than at the end of the process, which may be killed. */
    save: () => saveChanged(name),
  };
}
