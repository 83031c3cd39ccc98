import { secret, siteOrigin } from "../settings.ts";
import type { DatabaseTarget } from "./wrangler-args.ts";

/** The timeout of the site, in ms. */
const askTimeoutMs = 10_000;

interface QueueFigures {
  queued: number;
  dead_letters: number;
}

/** The figures of the queue, or why they are not known. */
type QueueStatus = { known: true; figures: QueueFigures } | { known: false; message: string };

const unknownStatus = (reason: string): QueueStatus => ({
  known: false,
  message: `The state of the queue is unknown, because ${reason}.`,
});

/**
 * The number of queued enquiries and of dead letters. The site requires its HEALTH_TOKEN, which is sent to the
 * origin of the settings only: any program may listen on another one.
 */
export async function queueStatus({
  remote,
}: Pick<DatabaseTarget, "remote">): Promise<QueueStatus> {
  const site = siteOrigin();
  const isLocal = ["localhost", "127.0.0.1"].includes(URL.parse(site)?.hostname ?? "");
  if (isLocal === remote)
    return unknownStatus(
      `SITE_ORIGIN is ${site || "not set"}, and the database is the ${remote ? "deployed" : "local"} one`,
    );
  const token = secret("HEALTH_TOKEN");
  if (token === "")
    return unknownStatus(
      "HEALTH_TOKEN, the site's secret, is neither in the environment nor in .dev.vars",
    );
  try {
    const response = await fetch(`${site}/functions/v1/health`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(askTimeoutMs),
    });
    if (response.status === 401) return unknownStatus(`HEALTH_TOKEN is not the one of ${site}`);
    const { queued, deadLetters } = (await response.json()) as Record<string, number | undefined>;
    if (queued === undefined || deadLetters === undefined)
      return unknownStatus(`${site} cannot reach the queue`);
    return { known: true, figures: { queued, dead_letters: deadLetters } };
  } catch {
    return unknownStatus(`${site} does not answer`);
  }
}
