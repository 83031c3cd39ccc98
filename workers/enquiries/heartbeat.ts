import { errorName, log } from "../log";

/** The timeout of the request, in ms. */
const timeoutMs = 10_000;

/**
 * Requests `HEARTBEAT_URL` after a successful run of the cron, if it is set. A monitor at that address raises an alarm
 * when requests stop. It does not throw.
 */
export async function sendHeartbeat({ HEARTBEAT_URL: url }: Env): Promise<void> {
  if (!url) return;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) log.error("heartbeat-not-sent", { error: `http-${response.status}` });
  } catch (error) {
    log.error("heartbeat-not-sent", { error: errorName(error) });
  }
}
