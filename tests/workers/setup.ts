import { applyD1Migrations, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { counter } from "~workers/counts/counter";
import { problemLog } from "~workers/enquiries/problem-log";

const tables = `select name from sqlite_master where type = 'table'
  and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'`;

interface Storage {
  used: boolean;
}

/** Records each use of D1 and of the Durable Objects: most tests use none. */
function recordUse(binding: object, method: string, storage: Storage) {
  const methods = binding as Record<string, (...values: unknown[]) => unknown>;
  const call = methods[method]!.bind(binding);
  methods[method] = (...values) => {
    storage.used = true;
    return call(...values);
  };
}

/** Once for all files, which have the same bindings. */
const shared = globalThis as { storage?: Storage };
if (!shared.storage) {
  shared.storage = { used: false };
  recordUse(env.DB, "prepare", shared.storage);
  for (const binding of [env.PROBLEM_LOG, env.COUNTER])
    recordUse(binding, "getByName", shared.storage);
}
const { storage } = shared;

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

// Rows would leak from one test of a file into the next. To migrate a new database for each takes longer.
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  if (!storage.used) return;
  const { results } = await env.DB.prepare(tables).all<{ name: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`delete from "${name}"`)));
  for (const log of [problemLog(env), counter(env)])
    await runInDurableObject(log, async (_, durable) => durable.storage.deleteAll());
  storage.used = false;
});

afterAll(() => reset());
