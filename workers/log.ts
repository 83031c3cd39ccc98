/** The fields of a log line: never a name, an email address or other data of an enquiry. */
type LogFields = Record<string, string | number | boolean | null>;

/**
 * The code of an error: its own, D1's message, or its class. Other messages may quote a visitor's text.
 * D1's messages name tables, columns and limits, except those about types, which have another prefix.
 */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  // Drizzle wraps some of D1's errors in errors whose message has the values.
  const messages = [error, error.cause].map((one) => (one instanceof Error ? one.message : ""));
  return messages.find((message) => message.startsWith("D1_ERROR: "))?.slice(0, 200) ?? error.name;
}

/** Structured log lines: `info` for normal events, `error` for problems. */
export const log = {
  info: (event: string, fields: LogFields = {}) =>
    console.info(JSON.stringify({ event, ...fields })),
  error: (event: string, fields: LogFields = {}) =>
    console.error(JSON.stringify({ event, ...fields })),
};

/** Thrown by a scheduled task that failed. The code names the error without any text of a visitor. */
export class TaskError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
