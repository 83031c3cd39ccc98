import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { createInterface } from "node:readline";
import type { Lead } from "../../workers/enquiries/lead-columns.ts";
import type { Cursor } from "./pages.ts";

/** The parameters of an export: an export with others must not use its file. */
type ExportKey = Readonly<Record<string, string>>;

/** The age of an unfinished export after which it begins again. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const createHeader = (key: ExportKey) => JSON.stringify({ ...key, begun: Date.now() });

function matchesKey(key: ExportKey, line: string): boolean {
  try {
    const { begun, ...storedKey } = JSON.parse(line) as Record<string, unknown>;
    return (
      Date.now() - Number(begun) < maxAgeMs && JSON.stringify(storedKey) === JSON.stringify(key)
    );
  } catch {
    return false;
  }
}

async function* readLines(file: string) {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/**
 * A file with leads, one per line, until all of them are read: an interrupted export resumes from it, and
 * no export is held in memory.
 */
export class ExportCheckpoint {
  readonly #file: string;
  /** The number of leads. */
  count = 0;
  /** The last lead. */
  cursor: Cursor | undefined;

  private constructor(file: string) {
    this.#file = file;
  }

  /**
   * Opens the checkpoint of an export: with the leads of an earlier run with the same parameters, otherwise
   * empty.
   */
  static async open(file: string, key: ExportKey): Promise<ExportCheckpoint> {
    const checkpoint = new ExportCheckpoint(file);
    if (existsSync(file)) await checkpoint.#recover(key);
    if (checkpoint.count === 0) await checkpoint.#write([createHeader(key)], "w");
    return checkpoint;
  }

  /** Reads the file, and removes an incomplete last line. */
  async #recover(key: ExportKey): Promise<void> {
    let completeBytes = 0;
    let isHeader = true;
    for await (const line of readLines(this.#file)) {
      if (isHeader && !matchesKey(key, line)) return;
      try {
        const lead = JSON.parse(line) as Lead;
        if (!isHeader) this.#count([lead]);
      } catch {
        break;
      }
      isHeader = false;
      completeBytes += Buffer.byteLength(line) + 1;
    }
    const { size } = statSync(this.#file);
    // A complete last line may lack its line break.
    if (size < completeBytes) await this.#write([""], "a");
    else truncateSync(this.#file, completeBytes);
  }

  #count(leads: readonly Lead[]) {
    const last = leads.at(-1);
    this.count += leads.length;
    if (last)
      this.cursor = {
        kind: last.kind,
        created_at: String(last["created_at"]),
        id: String(last["id"]),
      };
  }

  async #write(lines: readonly string[], flags: "w" | "a"): Promise<void> {
    const stream = createWriteStream(this.#file, { flags });
    stream.end(lines.map((line) => `${line}\n`).join(""));
    await once(stream, "finish");
  }

  /** Appends a page. */
  async add(leads: readonly Lead[]): Promise<void> {
    await this.#write(
      leads.map((lead) => JSON.stringify(lead)),
      "a",
    );
    this.#count(leads);
  }

  /** All leads, in order. */
  async *leads(): AsyncGenerator<Lead> {
    let first = true;
    for await (const line of readLines(this.#file)) {
      if (!first) yield JSON.parse(line) as Lead;
      first = false;
    }
  }

  /** Deletes the file. */
  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
