import { company } from "~/content/company";
import type { Site } from "~/site/site";
import { telUrl, whatsappUrl } from "./contact-links";

/** The phone number and the WhatsApp chat of the firm, beside a form. */
export interface DirectContact {
  phone: string;
  /** The `tel:` link. */
  call: string;
  /** The link to the chat, with the prefilled message. */
  chat: string;
  messages: {
    /** "Call {phone}" */
    callNumber: string;
    call: string;
    chat: string;
    /** " (opens in a new tab)", in hidden text. */
    opensNewTab: string;
  };
}

/**
 * The phone number and the WhatsApp chat of the firm, for a loader. ContactLine and ContactBar show them.
 *
 * @param message the prefilled message, which names the subject of the page
 * @param hiddenName tells this chat from that of the page, in hidden text
 */
export function directContact(
  { messages }: Site,
  message: string,
  hiddenName?: string,
): DirectContact {
  const { call } = messages.company;
  const { chat, opensNewTab } = messages.contact.contactDetails;
  return {
    phone: company.phone,
    call: telUrl(company.phone),
    chat: whatsappUrl(company.whatsapp, message),
    messages: {
      callNumber: call.number,
      call: call.short,
      chat,
      opensNewTab: ` (${hiddenName ? `${hiddenName}, ` : ""}${opensNewTab})`,
    },
  };
}
