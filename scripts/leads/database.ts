import { spawnSync } from "node:child_process";
import { environment, root } from "../run.mjs";

export type Row = Record<string, string | number | null>;

export interface Place {
  /** The deployed database; else the local one. */
  remote: boolean;
  /** Where the local one's files are, if not in `.wrangler/state`. */
  persistTo?: string | undefined;
}

const mostOutput = 256 * 1024 * 1024;

/** A value as SQL text. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Runs SQL through wrangler, which knows the database and the account.
 *
 * @returns the rows of each statement
 * @throws with wrangler's own words where it fails
 */
export function query(place: Place, ...statements: string[]): Row[][] {
  const where = place.remote
    ? ["--remote"]
    : ["--local", ...(place.persistTo ? ["--persist-to", place.persistTo] : [])];
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")],
    { cwd: root, env: environment, encoding: "utf8", maxBuffer: mostOutput },
  );
  if (status !== 0) throw new Error(`${stderr}${stdout}`.trim());
  return (JSON.parse(stdout) as { results: Row[] }[]).map(({ results }) => results);
}
