import { listFields } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { internalColumns } from "../../db/schema";
import { crmOf, type WebhookTarget } from "../../settings";
import type { Channel } from "./channel";
import { enquiryMail } from "./enquiry-mail";
import { sendEnquiryMail } from "./mail";
import { postSigned } from "./signed-post";

/**
 * The mail channel. Errors that are not transient (an address that is not verified or is suppressed) raise
 * an alert. Retries continue, because the owner can correct them meanwhile.
 */
const mail: Channel = {
  name: "mail",
  deliver: async (kind, enquiry, env) =>
    sendEnquiryMail(env, await enquiryMail(kind, enquiry, env)),
};

/** Columns that the CRM does not get. Quarantined enquiries are not sent. */
const withheldColumns = new Set<string>([...internalColumns, "spam"]);

/** The channel that posts enquiries to the agency's CRM. */
const crmChannel = (webhook: WebhookTarget): Channel => ({
  name: "crm",
  async deliver(kind, enquiry) {
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

/** The enabled channels: mail always, the CRM's webhook if its address and secret are set. */
export function channelsOf(env: Env): readonly Channel[] {
  const webhook = crmOf(env);
  return webhook ? [mail, crmChannel(webhook)] : [mail];
}
