import type { Lead } from "../../workers/enquiries/lead-columns.ts";
import { ConnectionLost } from "./user-error.ts";

/** The last lead of a page, the cursor of the next one. */
export interface Cursor {
  kind: string;
  created_at: string;
  id: string;
}

/** Delays between attempts: some three minutes in total. */
const retryDelaysMs = [1_000, 4_000, 15_000, 45_000, 120_000];

const pause = async (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Retries a query after a lost connection.
 *
 * @param onConnectionLost called each time with the delay, in ms
 * @throws the last error
 */
async function withRetries<T>(
  runQuery: () => T,
  onConnectionLost: (wait: number) => void,
): Promise<T> {
  for (const wait of retryDelaysMs) {
    try {
      return runQuery();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      onConnectionLost(wait);
      await pause(wait);
    }
  }
  return runQuery();
}

interface ReadOptions<K extends string> {
  kinds: readonly K[];
  /** The last lead of an earlier run. */
  after?: Cursor | undefined;
  pageSize: number;
  /** Reads a page of leads of a kind, the oldest first, after a cursor or from the beginning. */
  readPage: (kind: K, after: Cursor | undefined) => Record<string, string | number | null>[];
  /** Called after a lost connection. */
  onConnectionLost: (wait: number) => void;
}

/** Reads leads in pages, kind by kind, and resumes after a lost connection. */
export async function* readLeads<K extends string>(
  options: ReadOptions<K>,
): AsyncGenerator<Lead[]> {
  const { kinds, after, pageSize, readPage, onConnectionLost } = options;
  const begin = after ? kinds.findIndex((kind) => kind === after.kind) : 0;
  for (const kind of kinds.slice(Math.max(0, begin))) {
    let cursor = after?.kind === kind ? after : undefined;
    for (let full = true; full;) {
      const from = cursor;
      const page = await withRetries(() => readPage(kind, from), onConnectionLost);
      const leads = page.map((row): Lead => ({ ...row, kind }));
      const last = leads.at(-1);
      if (last) cursor = { kind, created_at: String(last["created_at"]), id: String(last["id"]) };
      if (last) yield leads;
      full = page.length === pageSize;
    }
  }
}
