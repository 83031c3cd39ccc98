import { spawnSync } from "node:child_process";
import { environment, root } from "../run.mjs";
import { executeWords, type Place } from "./execute-words.ts";

export type Row = Record<string, string | number | null>;

const mostOutput = 256 * 1024 * 1024;

/** A value as SQL text. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Runs SQL through wrangler.
 *
 * @returns the rows of each statement
 * @throws with wrangler's own words where it fails
 */
export function query(place: Place, ...statements: string[]): Row[][] {
  const { status, stdout, stderr } = spawnSync("wrangler", executeWords(place, statements), {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: mostOutput,
  });
  if (status !== 0) throw new Error(`${stderr}${stdout}`.trim());
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}
