import { and, eq, lte, notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { listFields } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { deliveries, internalColumns } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { deskIsOpen } from "../desk/people";
import { deskNote, postponeReminders, sendChangeNotice, sendReminder } from "../desk/reminders";
import { sendEnquiryMail } from "../mail/enquiry-mail";
import type { Channel } from "../records/channel";
import { crmOf, mailsVisitors, type WebhookTarget } from "../settings";
import { mailVisitor } from "../visitors/mail-visitor";
import { postSigned } from "./signed-post";

/**
 * The mail channel. Errors that are not transient (an address that is not verified or is suppressed) raise
 * an alert. Retries continue, because the owner can correct them meanwhile.
 */
const mail: Channel = {
  name: "mail",
  sendsMail: true,
  isFirmsCopy: true,
  async deliver(delivery, enquiry, env, now) {
    const note = await deskNote(env, delivery.kind, enquiry, now);
    return sendEnquiryMail(env, delivery, enquiry, now, note);
  },
};

/** What the channels of the other mails have in common: to the visitor, and to the staff about what happened since. */
const laterMail = { sendsMail: true, isFirmsCopy: false };

/** The channel of reminders about enquiries that nobody has claimed. */
const desk: Channel = {
  name: "desk",
  ...laterMail,
  prepare: postponeReminders,
  deliver: sendReminder,
};

/** The channel of mails to the staff about what visitors changed. */
const change: Channel = { name: "change", ...laterMail, deliver: sendChangeNotice };

/** The channel of mails to visitors. */
const visitor: Channel = { name: "visitor", ...laterMail, deliver: mailVisitor };

/** Columns that the CRM does not get. Quarantined enquiries are not sent. */
const withheldColumns = new Set<string>([...internalColumns, "spam"]);

/** The channel that posts enquiries to the agency's CRM. */
const crmChannel = (webhook: WebhookTarget): Channel => ({
  name: "crm",
  sendsMail: false,
  isFirmsCopy: true,
  async deliver({ kind }, enquiry) {
    const lists = listFields(kind);
    const data = Object.fromEntries(
      Object.entries(enquiry)
        .filter(([column]) => !withheldColumns.has(column))
        .map(([column, value]) => [
          column,
          lists.includes(column) ? splitList(value ?? "") : value,
        ]),
    );
    return postSigned(webhook, enquiry.id, {
      type: "enquiry.received",
      timestamp: enquiry.createdAt,
      data: { kind, ...data },
    });
  },
});

/**
 * All enabled channels: also those of visitors' changes, which sent links allow while visitors get no more mails, of
 * reminders, and of mails to visitors.
 */
export function enabledChannels(env: Env): readonly Channel[] {
  const webhook = crmOf(env);
  return [
    mail,
    ...(webhook ? [crmChannel(webhook)] : []),
    change,
    ...(deskIsOpen(env) ? [desk] : []),
    ...(mailsVisitors(env) ? [visitor] : []),
  ];
}

/** The error of deliveries whose channel was disabled. They are no problem, and `leads -- resend` can send them. */
export const channelDisabled = "channel-disabled";

/** How long a channel may be disabled, in ms, before its deliveries are settled. */
const disabledTolerance = 24 * 60 * 60 * 1000;

/** Settles the pending deliveries of disabled channels, which nobody attempts. */
export async function settleDisabledChannels(env: Env, now: Date): Promise<void> {
  const enabled = enabledChannels(env).map(({ name }) => name);
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .update(deliveries)
      .set({ state: "failed", lastError: channelDisabled, settledAt: now.toISOString() })
      .where(
        and(
          eq(deliveries.state, "waiting"),
          notInArray(deliveries.channel, enabled),
          lte(deliveries.nextAt, new Date(now.getTime() - disabledTolerance).toISOString()),
        ),
      ),
  );
}
