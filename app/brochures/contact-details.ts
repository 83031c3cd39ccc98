import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { telUrl, mailtoUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import { permitContent } from "~/features/permits/permit";
import {
  formatRegistrations,
  italianCompany,
  officeAddress,
} from "~/features/permits/registrations";
import { interpolate } from "~/format/interpolate";
import { officeDay } from "~/format/office-time";
import { qrCode } from "~/format/qr-code";
import type { listingAgent } from "~/listings/listing-agent";
import { localePath } from "~/locale";
import { hasPhotograph } from "~/pictures/picture";
import type { Site } from "~/site/site";
import type { Advertisement } from "~/site/validity";
import type { ContactDetails } from "./brochure";
import type { PrintImageData } from "./print-images";
import type { BrochureSubject } from "./subjects";

interface ContactSource {
  subject: BrochureSubject;
  title: string;
  agent: ReturnType<typeof listingAgent>;
  /** The prefilled WhatsApp message: {title} and {address}. */
  message: string;
  offer: Advertisement;
  /** After the other legal notes. */
  notes?: readonly string[];
  pictures: readonly PrintImageData[];
}

const withoutProtocol = (address: string) => address.replace(/^https?:\/\//, "");

export function contactDetails(
  site: Site,
  { subject: { kind, path }, title, agent, message, offer, pictures, notes = [] }: ContactSource,
): ContactDetails {
  const { locale, messages, origin, now, format } = site;
  const { brochure, company: companyMessages, contact, pictureNotes } = messages;
  const { contactDetails: texts } = contact;
  const { email, name, legalName, arabicName } = company;
  const { phone, whatsapp } = agent;
  const address = `${origin}${localePath(locale, path)}`;
  return {
    title: brochure.contact.title[kind],
    text: brochure.contact.text[kind],
    agent: agent.name,
    channels: [
      { name: texts.call, text: phone, address: telUrl(phone) },
      {
        name: texts.chat,
        text: whatsapp,
        address: whatsappUrl(whatsapp, interpolate(message, { title, address })),
      },
      { name: texts.write, text: email, address: mailtoUrl(email) },
      {
        name: texts.office,
        text: company.address ? format.names(officeAddress(site, company)) : companyMessages.place,
      },
    ],
    hours: {
      title: texts.hours,
      rows: formatOpeningHours(site, openingHours).map(({ days, text }) => ({
        term: days,
        text,
      })),
      note: `${texts.zone}. ${companyMessages.support.text}`,
    },
    // Expired or not: the pages that link to the brochure check it.
    permit: permitContent({ ...site, now: new Date(0) }, offer),
    code: {
      drawing: qrCode(address),
      label: interpolate(brochure.code.label, { address: withoutProtocol(address) }),
      text: brochure.code.text[kind],
      address,
      displayedAddress: withoutProtocol(address),
    },
    legalNotes: [
      ...(hasPhotograph(pictures) ? [] : [pictureNotes.forList]),
      interpolate(brochure.prepared[kind], {
        date: format.dateInSentence(officeDay(now)),
      }),
      ...notes,
    ],
    firm: {
      name,
      legal: [legalName, companyMessages.place].join(" · "),
      registrations: [...formatRegistrations(site, company), ...italianCompany(site, company)],
      ...(arabicName && { arabicName }),
    },
  };
}
