import { listFields } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { internalColumns } from "../db/schema";
import { postponeReminders } from "../desk/assign";
import { deskIsOpen } from "../desk/people";
import { deskNote, sendChangeNotice, sendReminder } from "../desk/reminders";
import type { Channel } from "../mail/channel";
import { sendEnquiryMail } from "../mail/enquiry-mail";
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
  deliversEnquiry: true,
  async deliver(delivery, enquiry, env, now) {
    const note = await deskNote(env, delivery.kind, enquiry, now);
    return sendEnquiryMail(env, delivery, enquiry, now, note);
  },
};

/** What the channels of mails about an enquiry, to the staff or to the visitor, have in common. */
const mailAboutEnquiry = { sendsMail: true, deliversEnquiry: false };

/** The channel of reminders about enquiries that nobody has claimed. */
const desk: Channel = {
  name: "desk",
  ...mailAboutEnquiry,
  prepare: postponeReminders,
  deliver: sendReminder,
};

/** The channel of mails to the staff about what visitors changed. */
const change: Channel = { name: "change", ...mailAboutEnquiry, deliver: sendChangeNotice };

/** The channel of mails to visitors. */
const visitor: Channel = { name: "visitor", ...mailAboutEnquiry, deliver: mailVisitor };

/** Columns that the CRM does not get. Quarantined enquiries are not sent. */
const withheldColumns = new Set<string>([...internalColumns, "spam"]);

/** The channel that posts enquiries to the agency's CRM. */
const crmChannel = (webhook: WebhookTarget): Channel => ({
  name: "crm",
  sendsMail: false,
  deliversEnquiry: true,
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
