import { and, like, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Listings, listings } from "~/features/permits/advertised";
import { endingWithin, type Named } from "~/features/permits/validity";
import { notices } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { sendMail } from "./channels/mail";
import { permitMail } from "./channels/permit-mail";
import { claimNotice, settleNotice } from "./notices";

/** On so many days before a permit's last one the staff are told, the nearest first. */
const stages = [3, 14] as const;

/** So long after it was told of, in ms, nobody asks about a permit again. */
const forgottenAfter = 60 * 24 * 60 * 60 * 1000;

/** Everything that may have a permit, by the name that the staff know it by. */
function named({ properties, projects, areas }: Listings): Named[] {
  return [
    ...properties.map(({ texts, permit }) => ({ name: texts.en.title, permit })),
    ...projects.map(({ title, permit }) => ({ name: title, permit })),
    ...areas.map(({ texts, permit }) => ({ name: texts.en.name, permit })),
  ];
}

/** The permits that are to be told of now, each with the mark of what is told. */
const ending = (all: Listings, now: Date) =>
  endingWithin(named(all), Math.max(...stages), now)
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map((one) => {
      const stage = stages.find((days) => one.daysLeft <= days);
      const { number, validUntil } = one.permit;
      return { ...one, notice: `permit/${number}/${validUntil}/${stage}/${one.name}` };
    });

/**
 * Tells the staff of permits that run out, 14 days and 3 days before their last one: once each, those of
 * a morning in one mail. A mail that fails is tried again with the next run; two runs at one time do not
 * both send it.
 *
 * @param all what has permits
 */
export async function tellEndingPermits(env: Env, now = new Date(), all = listings): Promise<void> {
  const told: ReturnType<typeof ending> = [];
  for (const permit of ending(all, now))
    if (await claimNotice(env, permit.notice, now)) told.push(permit);
  if (told.length === 0) return;
  const outcome = await sendMail(env, permitMail(told, env));
  for (const { notice } of told) await settleNotice(env, notice, outcome.delivered, now);
  if (!outcome.delivered) {
    log.error("permit-mail-failed", { permits: told.length, error: outcome.code });
    return;
  }
  const before = new Date(now.getTime() - forgottenAfter).toISOString();
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .delete(notices)
      .where(and(like(notices.id, "permit/%"), lt(notices.beganAt, before))),
  );
  log.info("permits-mailed", { permits: told.length });
}
