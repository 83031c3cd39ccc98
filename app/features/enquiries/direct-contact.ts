import { company } from "~/content/company";
import { contactCode } from "~/format/contact-code";
import { interpolate } from "~/format/interpolate";
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

interface Subject {
  /** Tells this chat from that of the page, in hidden text. */
  hiddenName?: string;
  /** The id of the listing of the page: its code is the last line of the message. */
  listing?: string;
  /** The numbers of whoever answers; by default those of the firm. */
  phone?: string;
  whatsapp?: string;
}

/**
 * The phone number and the WhatsApp chat of the firm, for a loader. ContactLine and ContactBar show them.
 *
 * @param message the prefilled message, which names the subject of the page
 */
export function directContact(
  { format, messages }: Site,
  message: string,
  { hiddenName, listing, phone = company.phone, whatsapp = company.whatsapp }: Subject = {},
): DirectContact {
  const { call } = messages.company;
  const { chat, code, opensNewTab } = messages.contact.contactDetails;
  const lastLine = listing && interpolate(code, { code: contactCode(listing) });
  return {
    phone,
    call: telUrl(phone),
    chat: whatsappUrl(whatsapp, [message, lastLine].filter(Boolean).join("\n")),
    messages: {
      callNumber: call.number,
      call: call.short,
      chat,
      opensNewTab: ` (${format.commaList(hiddenName ? [hiddenName, opensNewTab] : [opensNewTab])})`,
    },
  };
}
