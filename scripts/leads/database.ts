import { spawnSync } from "node:child_process";
import { environment, root } from "../run.mjs";
import { executeWords, type Place } from "./execute-words.ts";
import { ConnectionLost } from "./told.ts";
import { faultOf } from "./wrangler-fault.ts";

export type Row = Record<string, string | number | null>;

const mostOutput = 256 * 1024 * 1024;

/** How long one answer may take, in ms: a connection that hangs is a lost one. */
const longest = 120_000;

/** A value as SQL text. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Runs SQL through wrangler.
 *
 * @returns the rows of each statement
 * @throws Told with what to do where it fails; ConnectionLost where to ask again may help
 */
export function query(place: Place, ...statements: string[]): Row[][] {
  const { status, stdout, stderr, error } = spawnSync("wrangler", executeWords(place, statements), {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: mostOutput,
    timeout: longest,
  });
  if (error && "code" in error && error.code === "ETIMEDOUT")
    throw new ConnectionLost("The database did not answer within two minutes. Try again.");
  if (status !== 0) throw faultOf(`${stderr ?? ""}${stdout ?? ""}`.trim(), place);
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}
