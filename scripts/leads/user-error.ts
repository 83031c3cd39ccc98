/** Exit codes: 0 for success. */
export const exitCode = {
  /** Failure, with a message and a remedy. */
  failed: 1,
  /** Invalid arguments. */
  misused: 2,
} as const;

/** An error that staff see as a message without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
  readonly code: number;

  constructor(message: string, code: number = exitCode.failed) {
    super(message);
    this.code = code;
  }
}

/** The connection was lost: a retry may succeed. */
export class ConnectionLost extends UserError {
  override name = "ConnectionLost";
}

/** Another program was writing to the local database. */
export class DatabaseBusy extends UserError {
  override name = "DatabaseBusy";
}

/** Invalid arguments of a command. */
export const usageError = (message: string) => new UserError(message, exitCode.misused);
