/** An error that staff see as a message without a stack trace. Exit codes: 1 for a failure, 2 for invalid arguments. */
export class UserError extends Error {
  readonly code: 1 | 2;
  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

export const usageError = (message: string) => new UserError(message, 2);

export interface DatabaseTarget {
  remote: boolean;
  /** The state folder of the local one. */
  persistTo: string;
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

/** Whether a message says that the migrations are not applied. */
export const isWithoutTables = (message: string) => /no such (table|column)/.test(message);

/** The meaning of wrangler's error output, and a remedy. */
export const wranglerError = (output: string) =>
  new UserError(
    isWithoutTables(output)
      ? "The deployed database lacks tables: npm run deploy creates them."
      : `The query failed. With --remote, wrangler has to be logged in (npx wrangler login), and wrangler.toml to have the id of the database. It reports:\n${output}`,
  );
