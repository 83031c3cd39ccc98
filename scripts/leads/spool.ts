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

/** What an export reads, and from where: another export must not go on with its file. */
type ExportKey = Readonly<Record<string, string>>;

/** An export that nobody finished for so long, in ms, begins anew: much may have changed. */
const goodFor = 24 * 60 * 60 * 1000;

const headLine = (key: ExportKey) => JSON.stringify({ ...key, begun: Date.now() });

function isOf(key: ExportKey, line: string): boolean {
  try {
    const { begun, ...of } = JSON.parse(line) as Record<string, unknown>;
    return Date.now() - Number(begun) < goodFor && JSON.stringify(of) === JSON.stringify(key);
  } catch {
    return false;
  }
}

async function* readLines(file: string) {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/**
 * Where leads are kept, a line each, until all of them were read: an export that breaks off goes on
 * from there, and none is held in memory.
 */
export class Spool {
  readonly #file: string;
  /** How many leads it has. */
  count = 0;
  /** The last of them. */
  cursor: Cursor | undefined;

  private constructor(file: string) {
    this.#file = file;
  }

  /** The spool of an export: with what an earlier run has read for the same one, else empty. */
  static async open(file: string, key: ExportKey): Promise<Spool> {
    const spool = new Spool(file);
    if (existsSync(file)) await spool.#recover(key);
    if (spool.count === 0) await spool.#write([headLine(key)], "w");
    return spool;
  }

  /** Reads what is there, and cuts off a line that broke off. */
  async #recover(key: ExportKey): Promise<void> {
    let whole = 0;
    let first = true;
    for await (const line of readLines(this.#file)) {
      if (first && !isOf(key, line)) return;
      try {
        const lead = JSON.parse(line) as Lead;
        if (!first) this.#count([lead]);
      } catch {
        break;
      }
      first = false;
      whole += Buffer.byteLength(line) + 1;
    }
    const { size } = statSync(this.#file);
    // A last line that is whole may still lack its end.
    if (size < whole) await this.#write([""], "a");
    else truncateSync(this.#file, whole);
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

  /** Keeps a page. */
  async add(leads: readonly Lead[]): Promise<void> {
    await this.#write(
      leads.map((lead) => JSON.stringify(lead)),
      "a",
    );
    this.#count(leads);
  }

  /** All of them, in the order in which they were read. */
  async *leads(): AsyncGenerator<Lead> {
    let first = true;
    for await (const line of readLines(this.#file)) {
      if (!first) yield JSON.parse(line) as Lead;
      first = false;
    }
  }

  /** Takes it away. */
  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
