import { applyD1Migrations, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll } from "vitest";
import { counter } from "~workers/counts/counter";
import { problemLog } from "~workers/enquiries/problem-log";

/** The tables that the migrations make. */
const tables = `select name from sqlite_master where type = 'table'
  and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'`;

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

// Rows would leak from one test of a file into the next. To migrate a new database for each takes longer.
afterEach(async () => {
  const { results } = await env.DB.prepare(tables).all<{ name: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`delete from "${name}"`)));
  for (const log of [problemLog(env), counter(env)])
    await runInDurableObject(log, async (_, { storage }) => storage.deleteAll());
});

afterAll(() => reset());
