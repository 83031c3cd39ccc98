import { withTimeout } from "../timeout";

/** A statement whose execution has a timeout, and the statement of D1 in it, which a batch needs. */
const timedStatement = (statement: D1PreparedStatement, timeoutMs: number): TimedStatement => ({
  statement,
  bind: (...values: unknown[]) => timedStatement(statement.bind(...values), timeoutMs),
  all: async () => withTimeout(statement.all(), timeoutMs),
  run: async () => withTimeout(statement.run(), timeoutMs),
  raw: async () => withTimeout(statement.raw(), timeoutMs),
});

interface TimedStatement {
  statement: D1PreparedStatement;
  bind: (...values: unknown[]) => TimedStatement;
  all: () => Promise<D1Result>;
  run: () => Promise<D1Result>;
  raw: () => Promise<unknown[][]>;
}

/**
 * The environment with a D1 whose queries fail with a `TimeoutError` after a timeout, so that a D1 that does not answer
 * cannot stop the work that follows. A query may still succeed after it.
 *
 * @param timeoutMs of a query or a batch, in ms
 */
export function withQueryTimeout(env: Env, timeoutMs: number): Env {
  const DB = {
    prepare: (query: string) => timedStatement(env.DB.prepare(query), timeoutMs),
    batch: async (statements: TimedStatement[]) =>
      withTimeout(env.DB.batch(statements.map(({ statement }) => statement)), timeoutMs),
  };
  return { ...env, DB: DB as unknown as D1Database };
}

const reject = async () => Promise.reject(new Error("D1_ERROR: DATABASE_PAUSED is set"));

const statement = { bind: () => statement, all: reject, raw: reject, run: reject };

const database = { prepare: () => statement, batch: reject } as unknown as D1Database;

/**
 * The environment, with a D1 that rejects everything while `DATABASE_PAUSED` is set: enquiries are queued and the cron
 * delivers nothing, so that the database can be restored.
 */
export const unlessPaused = (env: Env): Env =>
  env.DATABASE_PAUSED ? { ...env, DB: database } : env;
