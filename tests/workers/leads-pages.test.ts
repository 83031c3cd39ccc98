import { expect, it, vi } from "vitest";
import type { Lead } from "~workers/enquiries/lead-columns";
import { type Cursor, readLeads } from "../../scripts/leads/pages";
import { ConnectionLost, DatabaseBusy, UserError } from "../../scripts/leads/user-error";
import { wranglerError } from "../../scripts/leads/wrangler-error";
import { useFakeTimers } from "./clock";

const rows = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind}-${String(index).padStart(3, "0")}`,
    created_at: "2026-11-21T10:00:00.000Z",
  }));
const stored: Record<string, ReturnType<typeof rows>> = {
  viewing: rows("viewing", 25),
  contact: [],
  valuation: rows("valuation", 10),
};
const kinds = ["viewing", "contact", "valuation"];
const all = kinds.flatMap((kind) => stored[kind]?.map(({ id }) => id) ?? []);

const pageOf = (kind: string, after: Cursor | undefined) =>
  (stored[kind] ?? []).filter(({ id }) => !after || id > after.id).slice(0, 10);

async function idsOf(reading: AsyncIterable<Lead[]>): Promise<unknown[]> {
  const ids: unknown[] = [];
  for await (const page of reading) ids.push(...page.map(({ id }) => id));
  return ids;
}

it("all leads are read, page by page, each once", async () => {
  const reading = readLeads({ kinds, pageSize: 10, readPage: pageOf, onConnectionLost: () => {} });
  expect(await idsOf(reading)).toEqual(all);
});

it.each([0, 9, 10, 24, 25, 34])("resumes after lead %i", async (index) => {
  const id = all[index] ?? "";
  const kind = id.split("-")[0] ?? "";
  const after = { kind, id, created_at: "2026-11-21T10:00:00.000Z" };
  const reading = readLeads({
    kinds,
    after,
    pageSize: 10,
    readPage: pageOf,
    onConnectionLost: () => {},
  });
  expect(await idsOf(reading)).toEqual(all.slice(index + 1));
});

it("retries each page after a lost connection, without reading one twice", async () => {
  useFakeTimers();
  let reads = 0;
  const waits: number[] = [];
  const readPage = (kind: string, after: Cursor | undefined) => {
    reads += 1;
    if (reads % 3 > 0) throw new ConnectionLost("lost");
    return pageOf(kind, after);
  };
  const ids = idsOf(
    readLeads({ kinds, pageSize: 10, readPage, onConnectionLost: (wait) => void waits.push(wait) }),
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await ids).toEqual(all);
  expect(waits).toEqual(Array.from({ length: 6 }, () => [1_000, 4_000]).flat());
});

it("fails after some minutes without a connection, and at once after another error", async () => {
  useFakeTimers();
  let reads = 0;
  const failing = (fault: Error) => () => {
    reads += 1;
    throw fault;
  };
  const read = async (fault: Error) =>
    idsOf(readLeads({ kinds, pageSize: 10, readPage: failing(fault), onConnectionLost: () => {} }));
  const lost = read(new ConnectionLost("lost")).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await lost).toBeInstanceOf(ConnectionLost);
  expect(reads).toBe(6);
  await expect(read(new UserError("not logged in"))).rejects.toThrow("not logged in");
  expect(reads).toBe(7);
});

const remote = { remote: true };
const local = { remote: false };

it.each([
  [remote, "TypeError: fetch failed", ConnectionLost, "connection"],
  [remote, "D1_ERROR: Network connection lost.", ConnectionLost, "connection"],
  [remote, "read ECONNRESET", ConnectionLost, "connection"],
  [
    remote,
    '{"error":{"text":"In a non-interactive environment, it\'s necessary to set a CLOUDFLARE_API_TOKEN environment variable"}}',
    UserError,
    "npx wrangler login",
  ],
  [remote, "Authentication error [code: 10000]", UserError, "npx wrangler login"],
  [remote, "Couldn't find a D1 DB with the name or binding", UserError, "database_id"],
  [remote, "no such table: viewing_requests: SQLITE_ERROR", UserError, "npm run deploy"],
  [local, "no such table: viewing_requests: SQLITE_ERROR", UserError, "npm start"],
  [local, "database is locked: SQLITE_BUSY", DatabaseBusy, "Another program is writing"],
  [
    local,
    "Failed to get session commit token: internal error; reference = 0",
    DatabaseBusy,
    "Another program is writing",
  ],
  [local, "something that nobody has seen", UserError, "something that nobody has seen"],
])("%o: for the output %j of wrangler, staff read a remedy", (target, output, kind, remedy) => {
  const fault = wranglerError(output, target);
  expect(fault).toBeInstanceOf(kind);
  expect(fault.constructor).toBe(kind);
  expect(fault.message).toContain(remedy);
});
