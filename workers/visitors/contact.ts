import { company } from "~/content/company";
import { portraitFile } from "~/features/company/team-people";
import { telUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import type { Assignment } from "../db/schema";
import { deskPerson } from "../desk/people";

/** Whom a visitor calls or writes to: the person who answers the enquiry, otherwise the firm. */
export interface Contact {
  name: string;
  /** "Partner, off-plan", in the visitor's language if the firm gives it. */
  role: string | undefined;
  phone: string;
  phoneUrl: string;
  whatsappUrl: string | undefined;
  /** "WhatsApp", in the visitor's language. */
  chat: string;
  email: string;
  /** The portrait, a JPEG file: not every mail program shows AVIF. */
  portrait: { address: string; width: number; height: number } | undefined;
}

/** @param assignment of the enquiry; without one the firm answers */
export function contactOf(env: Env, assignment: Assignment | undefined, locale: Locale): Contact {
  const person = deskPerson(assignment?.claimedBy ?? assignment?.person);
  const { phone = company.phone } = person ?? {};
  const chat = person ? person.whatsapp : company.whatsapp;
  const portrait = person?.isShown ? portraitFile(person) : undefined;
  return {
    name: person?.name ?? company.name,
    role: person && (person.texts[locale] ?? person.texts.en).role,
    phone,
    phoneUrl: telUrl(phone),
    whatsappUrl: chat && whatsappUrl(chat),
    chat: messagesFor(locale).contact.contactDetails.chat,
    email: person?.email ?? company.email,
    portrait: portrait && {
      address: new URL(portrait.path, env.SITE_ORIGIN).href,
      width: portrait.width,
      height: portrait.height,
    },
  };
}
