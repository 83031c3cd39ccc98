import { count, eq, min } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { deliveries } from "../db/schema";
import { faultName, log } from "../log";

interface Health {
  database: "reachable" | "unreachable";
  /** Deliveries that have yet to reach the staff, and those that were given up. */
  waiting?: number;
  failed?: number;
  /** Age in seconds of the oldest that waits; 0 where none does. */
  oldestWaitingSeconds?: number;
}

/** Whether enquiries are being stored and delivered. Figures only: nothing of any visitor. */
export async function healthOf(env: Env, now = Date.now()): Promise<Health> {
  const db = drizzle(env.DB);
  const inState = (state: "waiting" | "failed") =>
    db
      .select({ rows: count(), oldest: min(deliveries.createdAt) })
      .from(deliveries)
      .where(eq(deliveries.state, state));
  try {
    const [[waiting], [failed]] = await db.batch([inState("waiting"), inState("failed")]);
    const oldest = waiting?.oldest ? now - Date.parse(waiting.oldest) : 0;
    return {
      database: "reachable",
      waiting: waiting?.rows ?? 0,
      failed: failed?.rows ?? 0,
      oldestWaitingSeconds: Math.max(0, Math.round(oldest / 1000)),
    };
  } catch (error) {
    log.error("database-unreachable", { error: faultName(error) });
    return { database: "unreachable" };
  }
}
