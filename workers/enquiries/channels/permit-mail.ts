import type { Permit } from "~/site/validity";
import { listMail, type Row } from "./staff-mail";

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
export async function permitMail(
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
