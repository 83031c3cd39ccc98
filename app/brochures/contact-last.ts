import { company } from "~/content/company";
import { openingHours } from "~/content/opening-hours";
import { callAddress, emailAddress, whatsappAddress } from "~/features/enquiries/contact-links";
import { hoursInWords } from "~/features/enquiries/opening-hours";
import { type PermitContent, permitContent } from "~/features/permits/permit-content";
import { registeredAs } from "~/features/permits/registered";
import type { Permitted } from "~/features/permits/validity";
import { formatDateInSentence } from "~/format/date";
import { fill } from "~/format/fill";
import { type QrCode, qrCode } from "~/format/qr-code";
import { href, type Locale } from "~/locale";
import type { Words } from "~/messages/contract/words";
import type { Row } from "./brochure";
import type { Subject } from "./subjects";

interface Channel {
  name: string;
  text: string;
  address?: string;
}

/** What the last sheet says: whom to reach and when, where the page is, and of what day this is. */
export interface ContactLast {
  title: string;
  text: string;
  agent: string;
  channels: readonly Channel[];
  hours: { title: string; rows: readonly Row[]; note: string };
  permit: PermitContent | undefined;
  code: { drawing: QrCode; label: string; text: string; address: string; shown: string };
  small: readonly string[];
  firm: { name: string; legal: string };
}

export interface BrochureSource {
  locale: Locale;
  words: Words;
  /** Where the site is published. */
  origin: string;
  /** The day that it is made, as yyyy-mm-dd. */
  date: string;
}

interface LastSource {
  subject: Subject;
  title: string;
  agent: string;
  /** The message that stands ready in WhatsApp: {title} and {address}. */
  message: string;
  offer: Permitted;
}

/** An address as people write it, without what every address begins with. */
const shownAddress = (address: string) => address.replace(/^https?:\/\//, "").replace(/#.*$/, "");

/** The last sheet of a brochure. */
export function contactLast(
  { locale, words, origin, date }: BrochureSource,
  { subject: { kind, path }, title, agent, message, offer }: LastSource,
): ContactLast {
  const { brochure, company: companyWords, contact, pictureNotes } = words;
  const { side } = contact;
  const { phone, email, whatsapp, name, legalName } = company;
  const address = `${origin}${href(locale, path)}`;
  return {
    title: brochure.contact.title[kind],
    text: brochure.contact.text[kind],
    agent,
    channels: [
      { name: side.call, text: phone, address: callAddress(phone) },
      {
        name: side.chat,
        text: whatsapp,
        address: whatsappAddress(whatsapp, fill(message, { title, address })),
      },
      { name: side.write, text: email, address: emailAddress(email) },
      { name: side.office, text: companyWords.place },
    ],
    hours: {
      title: side.hours,
      rows: hoursInWords(locale, openingHours, companyWords.hours).map(({ days, text }) => ({
        term: days,
        text,
      })),
      note: `${side.zone}. ${companyWords.support.text}`,
    },
    // Whether it has run out, the pages ask that lead here.
    permit: permitContent(words.permits, offer, new Date(0)),
    code: {
      drawing: qrCode(address),
      label: fill(brochure.code.label, { address: shownAddress(address) }),
      text: brochure.code.text[kind],
      address,
      shown: shownAddress(address),
    },
    small: [
      pictureNotes.all,
      fill(brochure.prepared[kind], { date: formatDateInSentence(locale, date) }),
      ...(kind === "project" ? [words.investment.risk] : []),
    ],
    firm: {
      name,
      legal: [legalName, ...registeredAs(words.permits, company), companyWords.place].join(" · "),
    },
  };
}
