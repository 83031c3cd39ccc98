/** What a log line may say: never a name, an email address or anything else of an enquiry. */
type Facts = Record<string, string | number | boolean | null>;

/**
 * A fault's short name: its code, what D1 says of itself, or its class. Other messages might quote
 * what a visitor typed; D1's name tables, columns and limits, but for those of the wrong type, which
 * begin otherwise.
 */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  // Drizzle wraps some of D1's errors in its own, whose message has the values in it.
  const messages = [error, error.cause].map((one) => (one instanceof Error ? one.message : ""));
  return messages.find((message) => message.startsWith("D1_ERROR: "))?.slice(0, 200) ?? error.name;
}

/** Structured lines: `info` for what went as it should, `error` for what somebody should look at. */
export const log = {
  info: (event: string, facts: Facts = {}) => console.info(JSON.stringify({ event, ...facts })),
  error: (event: string, facts: Facts = {}) => console.error(JSON.stringify({ event, ...facts })),
};
