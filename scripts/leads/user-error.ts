/** How a command ends: 0 where it did what was asked. */
export const exitCode = {
  /** It could not: the message tells why, and what to do. */
  failed: 1,
  /** It was called with arguments that it does not know. */
  misused: 2,
} as const;

/** A fault that is told to staff by its message alone, without a stack trace. */
export class UserError extends Error {
  override name = "UserError";
  readonly code: number;

  constructor(message: string, code: number = exitCode.failed) {
    super(message);
    this.code = code;
  }
}

/** The connection was lost: to ask again may help. */
export class ConnectionLost extends UserError {
  override name = "ConnectionLost";
}

/** Another program was writing to the local database. */
export class DatabaseBusy extends UserError {
  override name = "DatabaseBusy";
}

/** A command that was called with arguments that it does not know. */
export const usageError = (message: string) => new UserError(message, exitCode.misused);
