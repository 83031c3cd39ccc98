/** How a command ends: 0 where it did what was asked. */
export const exitCode = {
  /** It could not: what was said tells why, and what to do. */
  failed: 1,
  /** It was asked for in words that it does not know. */
  misused: 2,
} as const;

/** Something that staff are told in its own words, without a trace of the program. */
export class Told extends Error {
  override name = "Told";
  readonly code: number;

  constructor(message: string, code: number = exitCode.failed) {
    super(message);
    this.code = code;
  }
}

/** The connection was lost: to ask again may help. */
export class ConnectionLost extends Told {
  override name = "ConnectionLost";
}

/** Words that a command does not know. */
export const misused = (message: string) => new Told(message, exitCode.misused);
