import { company } from "~/content/company";
import type { Messages } from "~/messages/en/messages";
import { callAddress, whatsappAddress } from "./contact-links";

/** The firm's phone and WhatsApp, as they stand beside a request. */
export interface DirectContact {
  phone: string;
  /** The address that dials it. */
  call: string;
  /** The address that opens the chat, with its message. */
  chat: string;
  messages: {
    /** "Call {phone}" */
    callNumber: string;
    call: string;
    chat: string;
    opensNewTab: string;
  };
}

/**
 * The firm's phone and WhatsApp beside a request. For the loader of a page: ContactLine and ContactBar
 * show it.
 *
 * @param messages of the page's language
 * @param message that stands ready in the chat: it names what the page is about
 */
export function directContact(messages: Messages, message: string): DirectContact {
  const { call } = messages.company;
  const { chat, opensNewTab } = messages.contact.side;
  return {
    phone: company.phone,
    call: callAddress(company.phone),
    chat: whatsappAddress(company.whatsapp, message),
    messages: { callNumber: call.number, call: call.short, chat, opensNewTab },
  };
}
