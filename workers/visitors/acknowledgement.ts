import { company } from "~/content/company";
import { brochureLink } from "~/features/brochures/brochure-link";
import { asksForAppointment } from "~/features/enquiries/enquiry-form-messages";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { interpolate } from "~/format/interpolate";
import { show } from "~/listings/listing";
import type { Site } from "~/site/site";
import { assignmentOf } from "../desk/assign";
import { visitorLink } from "../desk/link";
import { calendarAttachment } from "../mail/mail";
import { entryId, entryTexts } from "../records/calendar-file";
import { promiseIn, summaryRows } from "../records/confirmation";
import { currentSite, listingsOf } from "../records/enquired-listings";
import type { Enquiry } from "../records/enquiry";
import { isCall, requestedTime, viewingCalendar } from "../records/viewing-calendar";
import { contactOf } from "./contact";
import { visitorMessages } from "./messages";
import { type Part, visitorMail } from "./visitor-mail";

/** How long after the enquiry the promised time is ahead in any case, in ms. */
const promiseValidity = 60 * 60 * 1000;

/** The summary of an enquiry without texts that its sender typed: listings of the site, the time and the number. */
export const ownRows = (site: Site, kind: EnquiryKind, enquiry: Enquiry, withTime = true) =>
  summaryRows(site, kind, enquiry, [
    ...(listingsOf(enquiry).length > 0 ? (["listings"] as const) : []),
    ...(withTime ? (["when", "ownTime", "channel"] as const) : []),
    "number",
  ]);

/** The titles of the listings of an enquiry: "Ontario Tower · Velos". */
export const titlesOf = (site: Site, enquiry: Enquiry): string =>
  listingsOf(enquiry)
    .map((listing) => show(site, listing).title)
    .join(" · ");

/** The brochures of the listings of an enquiry, by title if there are several. */
function brochuresOf(site: Site, enquiry: Enquiry) {
  const listings = listingsOf(enquiry);
  return listings.flatMap((listing) => {
    const { title } = show(site, listing);
    const file = brochureLink(site, listing.id, title);
    if (!file) return [];
    const text = listings.length > 1 ? `${title}: ${file.text}` : file.text;
    return [{ text, address: new URL(file.address, site.origin).href }];
  });
}

/** The requested day as a calendar file; undefined without one. */
function requestedDay(env: Env, site: Site, kind: EnquiryKind, enquiry: Enquiry) {
  const requested = requestedTime(enquiry);
  if (!requested || listingsOf(enquiry).length === 0) return undefined;
  const { note } = site.messages.enquiries.confirmation.calendar;
  const { lines, ...texts } = entryTexts(site, enquiry, isCall(kind, enquiry));
  return viewingCalendar(
    requested,
    { product: "Viewings", language: enquiry.locale.toUpperCase() },
    {
      id: entryId(env, enquiry.id),
      stamp: new Date(enquiry.createdAt),
      ...texts,
      description: [interpolate(note, { phone: company.phone }), ...lines].join("\n\n"),
    },
  );
}

/** The link by which the visitor changes the enquiry; without DESK_SECRET how to ask for it. */
export function managePart(env: Env, enquiry: Enquiry, text: string, now: Date): Part {
  const address = visitorLink(env, enquiry.id, now);
  const { manageByReply } = visitorMessages[enquiry.locale];
  return address
    ? { kind: "button", link: { text, address } }
    : { kind: "paragraph", text: manageByReply };
}

/** What the form that a visitor has sent calls an enquiry. */
function askedFor(kind: EnquiryKind, enquiry: Enquiry): EnquiryKind | "call" {
  if (kind === "viewing") return isCall(kind, enquiry) ? "call" : kind;
  if (!asksForAppointment(kind, enquiry)) return kind;
  return enquiry["interest"] === "viewing" ? "viewing" : "call";
}

/** The mail that tells a visitor that the enquiry has arrived, who answers it, and by when. */
export async function acknowledgement(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
): Promise<EmailMessageBuilder> {
  const { locale, createdAt } = enquiry;
  const site = currentSite(locale);
  const messages = visitorMessages[locale];
  const contact = contactOf(env, await assignmentOf(env, enquiry.id), locale);
  const isRecent = now.getTime() - Date.parse(createdAt) < promiseValidity;
  const promise = isRecent && promiseIn(site, kind, enquiry, true);
  const calendar = requestedDay(env, site, kind, enquiry);
  const brochures = brochuresOf(site, enquiry);
  const about = askedFor(kind, enquiry);
  const parts: (Part | false)[] = [
    { kind: "title", text: messages.titles[about === "call" ? "viewing" : about] },
    promise ? { kind: "important", text: promise } : false,
    { kind: "rows", rows: ownRows(site, kind, enquiry) },
    { kind: "person", label: messages.person, contact },
    brochures.length > 0 && { kind: "links", links: brochures },
    calendar ? { kind: "paragraph", text: messages.calendar } : false,
    managePart(env, enquiry, messages.manage, now),
  ];
  const subject = [messages.subjects[about], titlesOf(site, enquiry)].filter(Boolean).join(": ");
  const mail = await visitorMail(env, enquiry, {
    subject,
    parts: parts.filter((part) => part !== false),
    contact,
  });
  return {
    ...mail,
    ...(calendar && { attachments: [calendarAttachment("viewing.ics", calendar, "PUBLISH")] }),
  };
}
