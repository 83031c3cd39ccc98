import { and, eq, isNull, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { company } from "~/content/company";
import { viewingRequests } from "../db/schema";
import { enquiryMessage } from "./message";

/** A request this old, in ms, whose mail has not gone out is taken up by the cron. */
const firstAttemptOver = 60_000;
const batchSize = 20;

/**
 * Mails one stored enquiry to the staff and notes when that was done. A mail that fails is logged
 * and tried again by the cron; the enquiry itself is safe.
 */
export async function deliver(env: Env, enquiry: typeof viewingRequests.$inferSelect) {
  try {
    await env.EMAIL.send({
      from: { email: env.ENQUIRY_SENDER, name: company.name },
      to: env.ENQUIRY_RECIPIENT,
      ...enquiryMessage("viewing", enquiry),
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "unknown";
    console.error(JSON.stringify({ event: "mail-failed", id: enquiry.id, code }));
    return;
  }
  await drizzle(env.DB)
    .update(viewingRequests)
    .set({ mailedAt: new Date().toISOString() })
    .where(eq(viewingRequests.id, enquiry.id));
}

/** Mails the enquiries whose first attempt failed. */
export async function deliverWaiting(env: Env, now = Date.now()) {
  const waiting = await drizzle(env.DB)
    .select()
    .from(viewingRequests)
    .where(
      and(
        isNull(viewingRequests.mailedAt),
        lt(viewingRequests.createdAt, new Date(now - firstAttemptOver).toISOString()),
      ),
    )
    .limit(batchSize);
  for (const enquiry of waiting) await deliver(env, enquiry);
}
