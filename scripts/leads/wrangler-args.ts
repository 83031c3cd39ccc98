/** A value as SQL text. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Which database a command is about. */
export interface Place {
  /** The deployed database; else the local one. */
  remote: boolean;
  /** Where the local one's files are, if not in `.wrangler/state`. */
  persistTo?: string | undefined;
}

/**
 * Names the database that a command reads.
 *
 * @param name of the deployed one, as wrangler.toml has it
 */
export const databaseLine = ({ remote, persistTo }: Place, name: string) =>
  remote
    ? `Database: the deployed one, "${name}"`
    : `Database: the local one, in ${persistTo ?? ".wrangler/state"}`;

/** The arguments by which wrangler, which knows the database and the account, runs SQL. */
export function executeArgs({ remote, persistTo }: Place, statements: readonly string[]): string[] {
  const local = ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  const where = remote ? ["--remote"] : local;
  return ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")];
}
