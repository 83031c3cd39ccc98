import { and, eq, isNull, like, lt, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { notifications } from "../db/schema";
import { writeWithRetries } from "../db/write";

/** How long a lease lasts, in ms. Then another run may send the notification. */
const leaseDuration = 5 * 60 * 1000;

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseDuration).toISOString();

/**
 * Leases a notification, unless it was sent or another run has leased it.
 *
 * @returns when it was first due, as ISO 8601 in UTC; undefined if the lease failed
 */
export async function leaseNotification(
  env: Env,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const leasedUntil = leaseEnd(now);
  const beganAt = now.toISOString();
  const [leased] = await writeWithRetries(async () =>
    drizzle(env.DB)
      .insert(notifications)
      .values({ id, beganAt, leasedUntil, notifiedAt: null })
      .onConflictDoUpdate({
        target: notifications.id,
        set: { leasedUntil },
        setWhere: and(isNull(notifications.notifiedAt), lte(notifications.leasedUntil, beganAt)),
      })
      .returning({ beganAt: notifications.beganAt }),
  );
  return leased?.beganAt;
}

/** Settles a lease: the notification was delivered, or the next run sends it. */
export const settleNotification = async (env: Env, id: string, delivered: boolean, now: Date) =>
  writeWithRetries(async () =>
    drizzle(env.DB)
      .update(notifications)
      .set({ leasedUntil: now.toISOString(), ...(delivered && { notifiedAt: now.toISOString() }) })
      .where(eq(notifications.id, id)),
  );

/** How long a notification is stored, in ms. */
const retention = 60 * 24 * 60 * 60 * 1000;

/** Deletes the notifications whose id has a prefix, after the retention. */
export async function deleteOldNotifications(env: Env, prefix: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention).toISOString();
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .delete(notifications)
      .where(and(like(notifications.id, `${prefix}%`), lt(notifications.beganAt, before))),
  );
}
