/** A value as an SQL literal. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The database of a command. */
export interface DatabaseTarget {
  /** The deployed database; otherwise the local one. */
  remote: boolean;
  /** The state folder of the local one, if not `.wrangler/state`. */
  persistTo?: string | undefined;
}

/**
 * The description of a database for the output.
 *
 * @param name of the deployed one, from wrangler.toml
 */
export const databaseLine = ({ remote, persistTo }: DatabaseTarget, name: string) =>
  remote
    ? `Database: the deployed one, "${name}"`
    : `Database: the local one, in ${persistTo ?? ".wrangler/state"}`;

/** The arguments with which wrangler runs SQL. */
export function executeArgs(
  { remote, persistTo }: DatabaseTarget,
  statements: readonly string[],
): string[] {
  const local = ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  const where = remote ? ["--remote"] : local;
  return ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")];
}
