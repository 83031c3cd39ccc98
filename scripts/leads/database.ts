import { spawnSync } from "node:child_process";
import { environment, root } from "../run.mjs";
import { ConnectionLost, DatabaseBusy } from "./user-error.ts";
import { executeArgs, type DatabaseTarget } from "./wrangler-args.ts";
import { wranglerError } from "./wrangler-error.ts";

export type Row = Record<string, string | number | null>;

const maxOutput = 256 * 1024 * 1024;

const queryTimeoutMs = 120_000;

/**
 * How long a query is retried while the local site is writing to the database, in ms. SQLite has one writer,
 * and D1's simulator does not wait for it.
 */
const busyRetryMs = 20_000;

/** Runs SQL through wrangler once. */
function runOnce(target: DatabaseTarget, statements: readonly string[]): Row[][] {
  const { status, stdout, stderr, error } = spawnSync("wrangler", executeArgs(target, statements), {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: maxOutput,
    timeout: queryTimeoutMs,
  });
  if (error && "code" in error && error.code === "ETIMEDOUT")
    throw new ConnectionLost("The database did not answer within two minutes. Try again.");
  if (status !== 0) throw wranglerError(`${stderr ?? ""}${stdout ?? ""}`.trim(), target);
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}

/**
 * Runs SQL through wrangler, with retries while the database is busy. The statements have to be idempotent: the
 * local D1 may have executed them.
 *
 * @returns the rows of each statement
 * @throws UserError with a remedy; ConnectionLost if a retry may succeed
 */
export function query(target: DatabaseTarget, ...statements: string[]): Row[][] {
  const started = performance.now();
  for (;;) {
    try {
      return runOnce(target, statements);
    } catch (error) {
      if (!(error instanceof DatabaseBusy) || performance.now() - started > busyRetryMs)
        throw error;
    }
  }
}
