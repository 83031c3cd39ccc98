/** What a log line may say: never a name, an address or anything else that a visitor typed. */
type Facts = Record<string, string | number | boolean | null>;

/** A fault's short name: its code or class. Its message might quote what a visitor typed. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Writes one structured line for what went as it should. */
export const note = (event: string, facts: Facts = {}) =>
  console.info(JSON.stringify({ event, ...facts }));

/** Writes one structured line for what somebody should look at. */
export const alarm = (event: string, facts: Facts = {}) =>
  console.error(JSON.stringify({ event, ...facts }));
