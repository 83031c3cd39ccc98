import { secret, siteOrigin } from "../settings.ts";

type QueueStatus =
  | { known: true; figures: { queued: number; dead_letters: number } }
  | { known: false; message: string };

const unknown = (reason: string): QueueStatus => ({
  known: false,
  message: `The state of the queue is unknown, because ${reason}.`,
});

/**
 * The number of queued enquiries and of dead letters. The site requires its HEALTH_TOKEN, which is sent to the
 * origin of the settings only: any program may listen on another one.
 */
export async function queueStatus({ remote }: { remote: boolean }): Promise<QueueStatus> {
  const site = siteOrigin();
  const isLocal = ["localhost", "127.0.0.1"].includes(URL.parse(site)?.hostname ?? "");
  if (isLocal === remote)
    return unknown(
      `SITE_ORIGIN is ${site || "not set"}, and the database is the ${remote ? "deployed" : "local"} one`,
    );
  const token = secret("HEALTH_TOKEN");
  if (token === "")
    return unknown(
      "HEALTH_TOKEN, the site's secret, is neither in the environment nor in .dev.vars",
    );
  try {
    const response = await fetch(`${site}/functions/v1/health`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 401) return unknown(`HEALTH_TOKEN is not the one of ${site}`);
    const { queued, deadLetters } = (await response.json()) as Record<string, number | undefined>;
    if (queued === undefined || deadLetters === undefined)
      return unknown(`${site} cannot reach the queue`);
    return { known: true, figures: { queued, dead_letters: deadLetters } };
  } catch {
    return unknown(`${site} does not answer`);
  }
}
