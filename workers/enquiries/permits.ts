import { type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { namedListings, permitsExpiringWithin, type Permit } from "~/site/validity";
import { log, TaskError } from "../log";
import { sendMail } from "../mail/mail";
import { listMail, type Row } from "../mail/mail-blocks";
import { deleteOldNotifications, leaseNotification, settleNotification } from "./notifications";

/** A permit that expires, with its listing. */
interface ExpiringPermit {
  /** The property, project or area. */
  name: string;
  permit: Permit;
  /** The number of days after today until its last day. */
  daysLeft: number;
}

const inDays = (days: number) =>
  days === 0 ? "today" : `in ${days} ${days === 1 ? "day" : "days"}`;

/** The mail about expiring permits: the listings, the dates, and the consequence. */
async function permitMail(
  permits: readonly ExpiringPermit[],
  env: Env,
): Promise<EmailMessageBuilder> {
  const lists = permits.map(({ name, permit: { number, validUntil, card }, daysLeft }): Row[] => [
    { label: "Advertised", text: name },
    { label: "Permit", text: number },
    { label: "Last day in Dubai", text: `${validUntil}, ${inDays(daysLeft)}` },
    { label: "Permit card", text: card },
  ]);
  const intro =
    "These Dubai Land Department permits are about to expire. Once a permit has expired, the site no longer shows what it covers. Renew it in Trakheesi, put the new number, date and card in the listing’s file in app/content, and deploy.";
  const subject =
    permits.length === 1
      ? `The permit for ${permits[0]?.name} expires ${inDays(permits[0]?.daysLeft ?? 0)}`
      : `${permits.length} permits are about to expire`;
  return listMail(env, subject, intro, lists);
}

/** How many days before a permit's last day the staff are notified, in ascending order. */
const stages = [3, 14] as const;

/** The permits that the staff are notified of now, each with the id of its notification. */
const expiringPermits = (listed: ListingsAndAreas, now: Date) =>
  permitsExpiringWithin(namedListings(listed), Math.max(...stages), now)
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map((one) => {
      const stage = stages.find((days) => one.daysLeft <= days);
      const { number, validUntil } = one.permit;
      return { ...one, notification: `permit/${number}/${validUntil}/${stage}/${one.name}` };
    });

/**
 * Notifies the staff of expiring permits, 14 and 3 days before their last day: once each, all of a morning
 * in one mail. The next run retries a failed mail; concurrent runs do not both send it.
 *
 * @param all everything that may have a permit
 * @throws if the mail or D1 fails
 */
export async function notifyOfExpiringPermits(
  env: Env,
  now = new Date(),
  all = listingsAndAreas,
): Promise<void> {
  const leased: ReturnType<typeof expiringPermits> = [];
  for (const permit of expiringPermits(all, now))
    if (await leaseNotification(env, permit.notification, now)) leased.push(permit);
  if (leased.length === 0) return;
  const outcome = await sendMail(env, await permitMail(leased, env));
  for (const { notification } of leased)
    await settleNotification(env, notification, outcome.delivered, now);
  if (!outcome.delivered) throw new TaskError(outcome.code);
  await deleteOldNotifications(env, "permit/", now);
  log.info("permits-mailed", { permits: leased.length });
}
