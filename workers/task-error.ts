/** Thrown by a scheduled task that failed. The code names the error without any text of a visitor. */
export class TaskError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
