import { listFields } from "~/features/enquiries/fields";
import { splitList } from "~/features/enquiries/id-list";
import { internalColumns } from "../../db/schema";
import type { WebhookTarget } from "../../settings";
import type { Channel } from "./channel";
import { postSigned } from "./signed-post";

/** Columns that the CRM does not get. Quarantined enquiries are not sent. */
const withheldColumns = new Set<string>([...internalColumns, "spam"]);

/** The channel that posts enquiries to the agency's CRM. */
export const crmChannel = (webhook: WebhookTarget): Channel => ({
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
