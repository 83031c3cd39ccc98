/** Exit codes: 1 for a failure, 2 for invalid arguments. */
export const exitCode = { failed: 1, misused: 2 } as const;

/** An error that staff see as a message without a stack trace. */
export class UserError extends Error {
  readonly code: number;
  constructor(message: string, code: number = exitCode.failed) {
    super(message);
    this.code = code;
  }
}

/** Another program was writing to the local database. */
export class DatabaseBusy extends UserError {}

export const usageError = (message: string) => new UserError(message, exitCode.misused);

export interface DatabaseTarget {
  remote: boolean;
  /** The state folder of the local one, if not `.wrangler/state`. */
  persistTo?: string | undefined;
}

export const literal = (value: unknown): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

/** An SQL statement with its parameters as literals: `wrangler d1 execute` has no parameters. */
export function withLiterals(sql: string, parameters: readonly unknown[]): string {
  const values = parameters.values();
  return sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (token) =>
    token === "?" ? literal(values.next().value) : token,
  );
}

export function executeArgs(
  { remote, persistTo }: DatabaseTarget,
  statements: readonly string[],
): string[] {
  const local = ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  const where = remote ? ["--remote"] : local;
  return ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")];
}

/** Messages of the local D1 while another program writes to it. The last one is all that it says in some runs. */
const busy = /SQLITE_BUSY|database is locked|Failed to get session commit token/;

/** The meaning of wrangler's error output, and a remedy. */
export function wranglerError(output: string, { remote, persistTo }: DatabaseTarget): UserError {
  if (busy.test(output))
    return new DatabaseBusy("Another program is writing to the local database. Try again.");
  if (!/no such (table|column)/.test(output))
    return new UserError(
      `The query failed. With --remote, wrangler has to be logged in (npx wrangler login), and wrangler.toml to have the id of the database. It reports:\n${output}`,
    );
  return new UserError(
    remote
      ? "The deployed database lacks tables: npm run deploy creates them."
      : `There is no local database yet${persistTo ? ` in ${persistTo}` : ""}, or its tables are out of date: npm start creates it. Use --remote for the deployed one.`,
  );
}
