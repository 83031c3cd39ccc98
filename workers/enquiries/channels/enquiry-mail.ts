import { company } from "~/content/company";
import { projects } from "~/content/projects";
import { properties } from "~/content/properties";
import { callAddress, whatsappAddress } from "~/features/enquiries/contact-links";
import { type EnquiryKind, fieldsOf } from "~/features/enquiries/fields";
import type { PhoneNumber } from "~/features/enquiries/phone";
import { isProject, listingTitle } from "~/features/invest/listing";
import { interpolate } from "~/format/interpolate";
import { latinDigits } from "~/format/latin-digits";
import { officeTimeZone } from "~/format/office-time";
import { defaultLocale, locales } from "~/locale";
import { messagesFor } from "~/messages/messages";
import type { attributionOf } from "../attribution";
import { listingsOf } from "../enquired-listings";
import { localTime } from "../local-time";
import { phoneOf } from "../phone";
import type { Enquiry } from "../store";
import { calendarEntry } from "./calendar-entry";
import { htmlHeading, mailPage, rowsAsHtml, rowsAsText } from "./mail-rows";
import { headerText, personName, type Row } from "./mail-text";
import { propertyRows, fieldsInRows, requestedTimeRows } from "./viewing-rows";

/** What the staff call each kind. */
export const kindNames: Record<EnquiryKind, string> = {
  viewing: "Viewing request",
  contact: "Message",
  valuation: "Valuation request",
};

const dubaiFormat = new Intl.DateTimeFormat(locales[defaultLocale].tag, {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: officeTimeZone,
});

const languageNames = new Intl.DisplayNames(locales[defaultLocale].tag, { type: "language" });

/** A moment as the clock in Dubai shows it. */
export const dubaiTime = (moment: string) => `${dubaiFormat.format(new Date(moment))} (Dubai)`;

const countryNames = new Intl.DisplayNames(locales[defaultLocale].tag, { type: "region" });

/** A number with its country: "+39 333 123 4567 (Italy), extension 12". */
export const numberInWords = ({ international, country, extension }: PhoneNumber) =>
  `${international}${country ? ` (${countryNames.of(country)})` : ""}${extension ? `, extension ${extension}` : ""}`;

const answerOf = (enquiry: Enquiry, name: string) => enquiry[name] ?? "";

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Words between others in a header, where markup cannot keep a name from drawing its neighbours along. */
const isolated = (text: string) => (fromTheRight.test(text) ? `\u2068${text}\u2069` : text);

/** Who sent an enquiry, under whichever of its fields a kind asks for it. */
export function visitorName(enquiry: Enquiry): string {
  const { name, fullName, firstName, lastName } = enquiry;
  return name ?? fullName ?? `${firstName} ${lastName}`;
}

/** The answers under their fields' labels. The mail is English, whatever the visitor's language. */
function answerRows(kind: EnquiryKind, enquiry: Enquiry): (Row & { name: string })[] {
  const messages = messagesFor(defaultLocale);
  const { kinds, options } = messages.enquiries;
  const labels: Readonly<Record<string, string>> = kinds[kind].labels;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    interest: options.interest,
    propertyId: Object.fromEntries(
      [...properties, ...projects].map((listing) => [
        listing.id,
        listingTitle(defaultLocale, listing),
      ]),
    ),
  };
  const said = fieldsInRows(enquiry);
  const remaining = fieldsOf(kind).filter(([name]) => !said.has(name));
  return remaining.map(([name]) => {
    const answer = answerOf(enquiry, name);
    return { name, label: labels[name] ?? name, text: choices[name]?.[answer] ?? answer };
  });
}

/** The first sentence of a chat, in the visitor's language. None of it is the visitor's own words. */
function chatOpening(kind: EnquiryKind, enquiry: Enquiry): string {
  const { locale } = enquiry;
  const listings = listingsOf(enquiry);
  const homes = listings.map((listing) => listingTitle(locale, listing));
  const { viewingOf, about, ...openings } = messagesFor(locale).enquiries.chat;
  const ofListings = listings.some(isProject) ? about : viewingOf;
  const sentence = kind === "viewing" && homes.length > 0 ? ofListings : openings[kind];
  return interpolate(sentence, {
    company: company.name,
    homes: new Intl.ListFormat(locales[locale].tag).format(homes),
  });
}

/**
 * What to do: call, at which hour there; chat; or answer. The numbers are E.164 where what was typed
 * can be read, else as it was typed.
 */
function contactRows(kind: EnquiryKind, enquiry: Enquiry, now: Date): Row[] {
  const submittedPhone = answerOf(enquiry, "phone");
  const email = answerOf(enquiry, "email");
  const number = phoneOf(enquiry);
  const call = number
    ? { text: numberInWords(number), link: callAddress(number.e164) }
    : { text: submittedPhone, link: callAddress(latinDigits(submittedPhone)) };
  const clock = localTime(enquiry.timeZone, number?.country, now);
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
            link: whatsappAddress(number.e164, opening),
            action: true,
            // Kept apart from the English around it, whatever direction it reads in.
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

/** What the staff call each part of where an enquiry came from: parts of one name share a row. */
const sourceLabels: Record<keyof ReturnType<typeof attributionOf>, string> = {
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
  const parts = Object.entries(sourceLabels);
  return [...new Set(Object.values(sourceLabels))].map((label) => {
    const named = parts.filter(([, other]) => other === label);
    const said = named.map(([name]) => answerOf(enquiry, name)).filter(Boolean);
    return { label, text: said.join(" · ") };
  });
}

/** The longer answers, which the mail shows above where the enquiry came from. */
const longFields = new Set(["message", "details"]);

/** What to do, and what has to be known for it. */
function firstRows(kind: EnquiryKind, enquiry: Enquiry, env: Env, now: Date): Row[] {
  const messages = answerRows(kind, enquiry).filter(({ name }) => longFields.has(name));
  return [
    { label: "From", text: visitorName(enquiry) },
    { label: "Writes in", text: languageNames.of(enquiry.locale) ?? enquiry.locale },
    ...contactRows(kind, enquiry, now),
    ...requestedTimeRows(enquiry),
    ...propertyRows(enquiry, env),
    ...messages,
  ].filter(({ text }) => text !== "");
}

/** All else that was said, and where the enquiry came from. */
const otherRows = (kind: EnquiryKind, enquiry: Enquiry): Row[] =>
  [
    ...answerRows(kind, enquiry).filter(({ name }) => !longFields.has(name)),
    ...sourceRows(enquiry),
    { label: "Received", text: dubaiTime(enquiry.createdAt) },
    { label: "Reference", text: enquiry.id },
  ].filter(({ text }) => text !== "");

const everythingElse = "Everything else";

/**
 * The email that tells the staff of an enquiry: first what to do, then everything else. Nothing that a
 * visitor typed can forge a header, a line of the text part or markup, and only we make links.
 *
 * @param now when it is sent, for the hour where the visitor is
 */
export function enquiryMail(
  kind: EnquiryKind,
  enquiry: Enquiry,
  env: Env,
  now = new Date(),
): EmailMessageBuilder {
  const name = visitorName(enquiry);
  const about = isolated(headerText(enquiry.propertyTitle || name));
  const first = firstRows(kind, enquiry, env, now);
  const others = otherRows(kind, enquiry);
  const replyName = personName(name);
  const entry = calendarEntry(enquiry, name, env);
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    replyTo: { email: answerOf(enquiry, "email"), name: replyName },
    subject: `${kindNames[kind]}: ${about} [${enquiry.id}]`,
    text: [rowsAsText(first), everythingElse, rowsAsText(others)].join("\n\n"),
    html: mailPage([rowsAsHtml(first), htmlHeading(everythingElse), rowsAsHtml(others)].join("")),
    ...(entry && {
      attachments: [
        {
          disposition: "attachment" as const,
          filename: "viewing.ics",
          type: "text/calendar; charset=utf-8; method=PUBLISH",
          content: entry,
        },
      ],
    }),
  };
}
