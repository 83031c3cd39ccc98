import { and, count, gt, inArray, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { latinDigits } from "~/format/latin-digits";
import { forgotten } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { senderCodes } from "./person";
import type { Enquiry } from "./store";

/** Retention of a deleted person's code, in ms. Queues retain messages for 14 days at most. */
const erasureRetention = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the sender of an enquiry has been deleted since it was sent. Without HEALTH_TOKEN no deletion is recorded.
 *
 * @throws if D1 fails
 */
export async function isForgotten(env: Env, enquiry: Enquiry): Promise<boolean> {
  const { email, phone, phoneE164, phoneCountry, createdAt } = enquiry;
  const { HEALTH_TOKEN: secret } = env;
  if (!secret) return false;
  const sender = { email: email ?? null, phone: latinDigits(phone ?? ""), phoneE164, phoneCountry };
  const codes = senderCodes(sender, secret);
  const [found] = await drizzle(env.DB)
    .select({ rows: count() })
    .from(forgotten)
    .where(and(inArray(forgotten.person, codes), gt(forgotten.before, createdAt)));
  return (found?.rows ?? 0) > 0;
}

/** Deletes expired codes of deleted people. */
export async function deleteExpiredErasures(env: Env, now: Date): Promise<void> {
  const before = new Date(now.getTime() - erasureRetention).toISOString();
  await writeWithRetries(async () =>
    drizzle(env.DB).delete(forgotten).where(lt(forgotten.before, before)),
  );
}
