import { spawnSync } from "node:child_process";
import { environment, root } from "../run.mjs";
import { ConnectionLost } from "./user-error.ts";
import { executeArgs, type Place } from "./wrangler-args.ts";
import { wranglerError } from "./wrangler-error.ts";

export type Row = Record<string, string | number | null>;

const mostOutput = 256 * 1024 * 1024;

/** How long one answer may take, in ms: a connection that hangs is a lost one. */
const longest = 120_000;

/**
 * Runs SQL through wrangler.
 *
 * @returns the rows of each statement
 * @throws UserError with what to do where it fails; ConnectionLost where to ask again may help
 */
export function query(place: Place, ...statements: string[]): Row[][] {
  const { status, stdout, stderr, error } = spawnSync("wrangler", executeArgs(place, statements), {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: mostOutput,
    timeout: longest,
  });
  if (error && "code" in error && error.code === "ETIMEDOUT")
    throw new ConnectionLost("The database did not answer within two minutes. Try again.");
  if (status !== 0) throw wranglerError(`${stderr ?? ""}${stdout ?? ""}`.trim(), place);
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}
