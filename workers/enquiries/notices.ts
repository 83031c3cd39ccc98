import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { notices } from "../db/schema";
import { writeWithRetries } from "../db/write";

/** For so long, in ms, who tells something has it alone; then another run may. */
const claimFor = 5 * 60 * 1000;

const claimUntil = (now: Date) => new Date(now.getTime() + claimFor).toISOString();

/**
 * Takes on to tell something, unless it was told or another run is at it.
 *
 * @returns when there was first something to tell, as ISO 8601 in UTC; undefined where it is not ours
 */
export async function claimNotice(env: Env, id: string, now: Date): Promise<string | undefined> {
  const claimedUntil = claimUntil(now);
  const beganAt = now.toISOString();
  const [claimed] = await writeWithRetries(async () =>
    drizzle(env.DB)
      .insert(notices)
      .values({ id, beganAt, claimedUntil, toldAt: null })
      .onConflictDoUpdate({
        target: notices.id,
        set: { claimedUntil },
        setWhere: and(isNull(notices.toldAt), lte(notices.claimedUntil, beganAt)),
      })
      .returning({ beganAt: notices.beganAt }),
  );
  return claimed?.beganAt;
}

/** Takes on to tell that what was told is over, like `claimNotice`. */
export async function claimEnd(env: Env, id: string, now: Date): Promise<string | undefined> {
  const [claimed] = await writeWithRetries(async () =>
    drizzle(env.DB)
      .update(notices)
      .set({ claimedUntil: claimUntil(now) })
      .where(
        and(
          eq(notices.id, id),
          isNotNull(notices.toldAt),
          lte(notices.claimedUntil, now.toISOString()),
        ),
      )
      .returning({ beganAt: notices.beganAt }),
  );
  return claimed?.beganAt;
}

/** Notes what became of a claim: it was told, or is there for the next run to tell. */
export const settleNotice = async (env: Env, id: string, told: boolean, now: Date) =>
  writeWithRetries(async () =>
    drizzle(env.DB)
      .update(notices)
      .set({ claimedUntil: now.toISOString(), ...(told && { toldAt: now.toISOString() }) })
      .where(eq(notices.id, id)),
  );

/** Forgets a notice, whether it was told or not. */
export const dropNotice = async (env: Env, id: string) =>
  writeWithRetries(async () => drizzle(env.DB).delete(notices).where(eq(notices.id, id)));

/** Forgets a notice that nobody has been told of, because there is nothing to tell any more. */
export const dropUntold = async (env: Env, id: string) =>
  writeWithRetries(async () =>
    drizzle(env.DB)
      .delete(notices)
      .where(and(eq(notices.id, id), isNull(notices.toldAt))),
  );
