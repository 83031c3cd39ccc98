import { company } from "~/content/company";
import { telUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { latinDigits } from "~/format/clean-text";
import { interpolate } from "~/format/interpolate";
import { projectShare, show } from "~/listings/listing";
import { defaultLocale, locales } from "~/locale";
import type { Delivery } from "../db/schema";
import { log } from "../log";
import { needsCorrection, type Outcome } from "../records/channel";
import { listingsOf, currentSite } from "../records/enquired-listings";
import { type Enquiry, kindNames, type SourceColumn, visitorName } from "../records/enquiry";
import { formatNumberWithCountry, phoneOf } from "../records/phone";
import { clockWhenSent } from "../records/visitor-clock";
import { calendarEntry } from "./calendar-entry";
import {
  answerOf,
  answerRows,
  fieldsInViewingRows,
  propertyRows,
  requestedTimeRows,
} from "./enquiry-rows";
import { calendarAttachment, headerText, personName, sendMail } from "./mail";
import { dubaiTime, type Row, staffMail } from "./mail-blocks";

const languageNames = new Intl.DisplayNames(locales[defaultLocale].tag, { type: "language" });

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A name within a header. Headers have no markup to isolate text directions, so the name has isolating
 * characters.
 */
const isolateBidi = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** The prefilled first message of a chat, in the visitor's language, without any text of the visitor. */
function chatOpening(kind: EnquiryKind, enquiry: Enquiry): string {
  const site = currentSite(enquiry.locale);
  const listings = listingsOf(enquiry);
  const titles = listings.map((listing) => show(site, listing).title);
  const { viewingOf, about, ...openings } = site.messages.enquiries.chat;
  const ofListings = projectShare(listings) === "none" ? viewingOf : about;
  const sentence = kind === "viewing" && titles.length > 0 ? ofListings : openings[kind];
  return interpolate(sentence, {
    company: company.name,
    homes: new Intl.ListFormat(locales[site.locale].tag).format(titles),
  });
}

/**
 * The actions of the mail: call, with the time in the visitor's zone; chat; reply. Numbers are E.164 if
 * they can be parsed, otherwise as submitted.
 */
function contactRows(kind: EnquiryKind, enquiry: Enquiry, now: Date): Row[] {
  const submittedPhone = answerOf(enquiry, "phone");
  const email = answerOf(enquiry, "email");
  const number = phoneOf(enquiry);
  const call = number
    ? { text: formatNumberWithCountry(number), link: telUrl(number.e164) }
    : { text: submittedPhone, link: telUrl(latinDigits(submittedPhone)) };
  const clock = clockWhenSent(enquiry, now);
  const opening = chatOpening(kind, enquiry);
  const subject = `${company.name}: ${kindNames[kind].toLowerCase()}`;
  return [
    {
      label: "Call",
      ...call,
      action: true,
      note: clock && `Local time there when this was sent: ${clock}.`,
    },
    ...(number
      ? [
          {
            label: "WhatsApp",
            text: number.e164,
            link: whatsappUrl(number.e164, opening),
            action: true,
            // Isolated from the English text around it, in either direction.
            note: `It begins: \u2068${opening}\u2069`,
          },
        ]
      : []),
    {
      label: "Reply",
      text: email,
      link: `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`,
    },
  ];
}

/** The labels of an enquiry's source. Parts with the same label share a row. */
const attributionLabels: Record<SourceColumn, string> = {
  page: "Sent from",
  referrerHost: "Came from",
  utm_source: "Campaign",
  utm_medium: "Campaign",
  utm_campaign: "Campaign",
  utm_term: "Campaign",
  utm_content: "Campaign",
  country: "Country",
  timeZone: "Time zone",
  browserLanguage: "Browser language",
};

function sourceRows(enquiry: Enquiry): Row[] {
  const parts = Object.entries(attributionLabels);
  return [...new Set(Object.values(attributionLabels))].map((label) => {
    const partsOfLabel = parts.filter(([, other]) => other === label);
    const values = partsOfLabel.map(([name]) => answerOf(enquiry, name)).filter(Boolean);
    return { label, text: values.join(" · ") };
  });
}

/** What a mail to the staff has besides the enquiry. */
export interface StaffMailOptions extends Pick<Partial<EmailMessageBuilder>, "to" | "cc"> {
  /** A line for each earlier enquiry of the visitor. */
  before?: readonly string[];
  /** The person, and the link by which the person claims the enquiry. */
  claim?: readonly Row[];
  /** The beginning of the subject. */
  prefix?: string;
}

/**
 * The mail about an enquiry for the staff, to the mailbox without other recipients: first the actions, then everything
 * else. A visitor's text cannot inject a header, a line of the text part, markup or a link.
 *
 * @param now the time of sending, for the visitor's local time
 */
export async function enquiryMail(
  kind: EnquiryKind,
  enquiry: Enquiry,
  env: Env,
  now = new Date(),
  { before = [], claim = [], prefix = "", ...recipients }: StaffMailOptions = {},
): Promise<EmailMessageBuilder> {
  const name = visitorName(enquiry);
  const about = isolateBidi(headerText(enquiry.propertyTitle || name));
  const calendar = calendarEntry(kind, enquiry, { name, env });
  const inViewingRows = fieldsInViewingRows(kind, enquiry);
  const actions = [
    { label: "Wrote before", text: before.join("\n") },
    ...claim,
    { label: "From", text: name },
    { label: "Writes in", text: languageNames.of(enquiry.locale) ?? enquiry.locale },
    ...contactRows(kind, enquiry, now),
    ...requestedTimeRows(kind, enquiry),
    ...propertyRows(enquiry, env),
    ...answerRows(kind, enquiry, ({ topOfMail }) => topOfMail === true),
  ];
  const everythingElse = [
    ...answerRows(kind, enquiry, ({ topOfMail }, field) => !topOfMail && !inViewingRows.has(field)),
    ...sourceRows(enquiry),
    { label: "Received", text: dubaiTime(enquiry.createdAt) },
    { label: "Reference", text: enquiry.id },
  ];
  const mail = await staffMail(env, `${prefix}${kindNames[kind]}: ${about} [${enquiry.id}]`, [
    { kind: "answers", rows: actions },
    { kind: "answers", heading: "Everything else", rows: everythingElse },
  ]);
  return {
    ...mail,
    ...recipients,
    replyTo: { email: answerOf(enquiry, "email"), name: personName(name) },
    ...(calendar && { attachments: [calendarAttachment("viewing.ics", calendar, "PUBLISH")] }),
  };
}

/**
 * Makes one attempt to send the mail about an enquiry. The service may reject one of the addresses: then the mail is sent
 * without the visitor's address in a header, which its text has too, and after that to the mailbox, which everybody reads.
 *
 * @param now the time of sending, for the visitor's local time
 */
export async function sendEnquiryMail(
  env: Env,
  delivery: Pick<Delivery, "id" | "enquiryId" | "kind">,
  enquiry: Enquiry,
  now: Date,
  note?: StaffMailOptions,
): Promise<Outcome> {
  const mail = await enquiryMail(delivery.kind, enquiry, env, now, note);
  const outcome = await sendMail(env, mail, delivery);
  if (outcome.delivered || !needsCorrection(outcome.code)) return outcome;
  const { replyTo: _replyTo, ...withoutReplyTo } = mail;
  const second = await sendMail(env, withoutReplyTo, delivery);
  const isForPerson = mail.to !== env.ENQUIRY_RECIPIENT || mail.cc !== undefined;
  if (second.delivered || !isForPerson) return second.delivered ? second : outcome;
  const { cc: _cc, ...toMailbox } = { ...withoutReplyTo, to: env.ENQUIRY_RECIPIENT };
  const third = await sendMail(env, toMailbox, delivery);
  if (!third.delivered) return outcome;
  log.error("person-not-mailed", { id: delivery.enquiryId, error: outcome.code });
  return third;
}
