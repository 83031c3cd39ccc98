const reject = async () => Promise.reject(new Error("D1_ERROR: DATABASE_PAUSED is set"));

const statement = { bind: () => statement, all: reject, raw: reject, run: reject };

const database = { prepare: () => statement, batch: reject } as unknown as D1Database;

/**
 * The environment, with a D1 that rejects everything while `DATABASE_PAUSED` is set: enquiries are queued and the cron
 * delivers nothing, so that the database can be restored.
 */
export const unlessPaused = (env: Env): Env =>
  env.DATABASE_PAUSED ? { ...env, DB: database } : env;
