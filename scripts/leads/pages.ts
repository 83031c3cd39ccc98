import type { Lead } from "../../workers/enquiries/lead-columns.ts";
import { ConnectionLost } from "./user-error.ts";

/** The last lead that was read: the next page begins after it. */
export interface Cursor {
  kind: string;
  created_at: string;
  id: string;
}

/** Waits before an answer is asked for again, in ms: some three minutes in all. */
const waits = [1_000, 4_000, 15_000, 45_000, 120_000];

const pause = async (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Asks until there is an answer: where the connection is lost, again after a while.
 *
 * @param lost is told each time, with how long it waits, in ms
 * @throws what was thrown last
 */
async function withRetries<T>(ask: () => T, lost: (wait: number) => void): Promise<T> {
  for (const wait of waits) {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      lost(wait);
      await pause(wait);
    }
  }
  return ask();
}

interface Reading<K extends string> {
  kinds: readonly K[];
  /** The last lead that another run has read. */
  after?: Cursor | undefined;
  pageSize: number;
  /** Reads so many leads of a kind, oldest first, after a cursor or from the beginning. */
  readPage: (kind: K, after: Cursor | undefined) => Record<string, string | number | null>[];
  /** Is told that the connection was lost. */
  lost: (wait: number) => void;
}

/** Reads leads by pages, one kind after the other, and goes on where a connection was lost. */
export async function* readLeads<K extends string>(reading: Reading<K>): AsyncGenerator<Lead[]> {
  const { kinds, after, pageSize, readPage, lost } = reading;
  const begin = after ? kinds.findIndex((kind) => kind === after.kind) : 0;
  for (const kind of kinds.slice(Math.max(0, begin))) {
    let cursor = after?.kind === kind ? after : undefined;
    for (let full = true; full;) {
      const from = cursor;
      const page = await withRetries(() => readPage(kind, from), lost);
      const leads = page.map((row): Lead => ({ ...row, kind }));
      const last = leads.at(-1);
      if (last) cursor = { kind, created_at: String(last["created_at"]), id: String(last["id"]) };
      if (last) yield leads;
      full = page.length === pageSize;
    }
  }
}
