import { properties } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { company } from "~/data/company";
import { officeTimeZone } from "~/data/opening-hours";
import { type EnquiryKind, fieldsOf } from "~/features/enquiries/fields";
import { latinDigits } from "~/format/latin-digits";
import { defaultLocale, locales } from "~/locale";
import { wordsIn } from "~/words";
import type { attributionOf } from "../attribution";
import type { Enquiry } from "../store";
import { calendarEntry } from "./calendar-entry";
import { mailPage, rowsAsHtml, rowsAsText } from "./mail-rows";
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

const answerOf = (enquiry: Enquiry, name: string) => enquiry[name] ?? "";

/** The number to chat with, where the phone number says its country or is an Emirati mobile's. */
function whatsApp(typed: string): string | undefined {
  const phone = latinDigits(typed);
  const digits = phone.replaceAll(/\D/gu, "");
  if (phone.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  return /^05\d{8}$/u.test(digits) ? `971${digits.slice(1)}` : undefined;
}

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Words between others in a header, where markup cannot keep a name from drawing its neighbours along. */
const isolated = (text: string) => (fromTheRight.test(text) ? `\u2068${text}\u2069` : text);

/** Who sent an enquiry, under whichever of its fields a kind asks for it. */
export function visitorName(enquiry: Enquiry): string {
  const { name, fullName, firstName, lastName } = enquiry;
  return name ?? fullName ?? `${firstName} ${lastName}`;
}

/** The answers under their fields' labels. The mail is English, whatever the visitor's language. */
function answerRows(kind: EnquiryKind, enquiry: Enquiry): Row[] {
  const words = wordsIn(defaultLocale);
  const { kinds, options } = words.enquiries;
  const labels: Readonly<Record<string, string>> = kinds[kind].labels;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    interest: options.interest,
    propertyId: Object.fromEntries(
      properties.map((property) => [property.id, textsIn(property, defaultLocale).title]),
    ),
  };
  const said = fieldsInRows(enquiry);
  const asked = fieldsOf(kind).filter(([name]) => !said.has(name));
  return asked.map(([name]) => {
    const answer = answerOf(enquiry, name);
    return { label: labels[name] ?? name, text: choices[name]?.[answer] ?? answer };
  });
}

function contactRows(enquiry: Enquiry, subject: string): Row[] {
  const phone = answerOf(enquiry, "phone");
  const email = answerOf(enquiry, "email");
  const chat = whatsApp(phone);
  return [
    { label: "Call", text: phone, link: `tel:${latinDigits(phone).replaceAll(/[^\d+]/gu, "")}` },
    ...(chat ? [{ label: "WhatsApp", text: `+${chat}`, link: `https://wa.me/${chat}` }] : []),
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

/**
 * The email that tells the staff of an enquiry. Nothing that a visitor typed can forge a header, a
 * line of the text part or markup, and only we make links.
 */
export function enquiryMail(kind: EnquiryKind, enquiry: Enquiry, env: Env): EmailMessageBuilder {
  const name = visitorName(enquiry);
  const about = isolated(headerText(enquiry.propertyTitle || name));
  const rows: Row[] = [
    ...requestedTimeRows(enquiry),
    ...answerRows(kind, enquiry),
    { label: "Writes in", text: languageNames.of(enquiry.locale) ?? enquiry.locale },
    ...propertyRows(enquiry, env),
    ...contactRows(enquiry, `${company.name}: ${kindNames[kind].toLowerCase()}`),
    ...sourceRows(enquiry),
    { label: "Received", text: dubaiTime(enquiry.createdAt) },
    { label: "Reference", text: enquiry.id },
  ].filter(({ text }) => text !== "");
  const replyName = personName(name);
  const entry = calendarEntry(enquiry, name, env);
  return {
    from: { email: env.ENQUIRY_SENDER, name: company.name },
    to: env.ENQUIRY_RECIPIENT,
    replyTo: { email: answerOf(enquiry, "email"), name: replyName },
    subject: `${kindNames[kind]}: ${about} [${enquiry.id}]`,
    text: rowsAsText(rows),
    html: mailPage(rowsAsHtml(rows)),
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
