import { env } from "cloudflare:workers";

interface Wrapped {
  statement: D1PreparedStatement;
  isWrite: boolean;
}

/** A D1 that answers queries and rejects every write with an error. */
function databaseRejectingWrites(message: string): D1Database {
  const reject = async () => Promise.reject(new Error(`D1_ERROR: ${message}`));
  const wrap = (statement: D1PreparedStatement, isWrite: boolean): object => ({
    statement,
    isWrite,
    bind: (...values: unknown[]) => wrap(statement.bind(...values), isWrite),
    all: async () => (isWrite ? reject() : statement.all()),
    raw: async () => (isWrite ? reject() : statement.raw()),
    run: async () => (isWrite ? reject() : statement.run()),
  });
  return {
    prepare: (sql: string) => wrap(env.DB.prepare(sql), !/^\s*select/iu.test(sql)),
    batch: async (wrapped: Wrapped[]) =>
      wrapped.some(({ isWrite }) => isWrite)
        ? reject()
        : env.DB.batch(wrapped.map(({ statement }) => statement)),
  } as unknown as D1Database;
}

/** A D1 that has reached its maximum size. */
export const fullDatabase = () =>
  databaseRejectingWrites("Exceeded maximum DB size: SQLITE_FULL (extended: SQLITE_FULL)");

export const readOnlyDatabase = () =>
  databaseRejectingWrites("attempt to write a readonly database: SQLITE_READONLY");

/** A D1 of a size in bytes. */
export function databaseOfSize(bytes: number): D1Database {
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql);
    const run = statement.run.bind(statement);
    return Object.assign(statement, {
      run: async () => {
        const result = await run();
        return { ...result, meta: { ...result.meta, size_after: bytes } };
      },
    });
  };
  return { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
}

const hang = async () => new Promise<never>(() => {});

export function hangingDatabase() {
  const statement = { bind: () => statement, all: hang, raw: hang, run: hang, first: hang };
  return { prepare: () => statement, batch: hang } as unknown as D1Database;
}
