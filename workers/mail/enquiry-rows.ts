import { projects } from "~/content/projects";
import { properties } from "~/content/properties";
import { minuteOfHour, outsideOfficeHours, partsOfDay } from "~/content/viewing-times";
import { type EnquiryKind, type Field, fieldsOf } from "~/features/enquiries/fields";
import { isOpenAt } from "~/features/enquiries/viewing-day";
import { isPublicHoliday, officeTimeZone } from "~/format/office-time";
import { show } from "~/listings/listing";
import { defaultLocale, locales } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { promiseIn } from "../records/confirmation";
import { joinedListingFields, listingsOf, currentSite } from "../records/enquired-listings";
import type { Enquiry } from "../records/enquiry";
import { channelOf, isCall, requestedTime } from "../records/viewing-calendar";
import type { Row } from "./mail-blocks";

const dayFormat = new Intl.DateTimeFormat(locales[defaultLocale].tag, {
  dateStyle: "full",
  timeZone: "UTC",
});

/** A period in a time zone. */
const formatPeriod = ({ from, to }: { from: Date; to: Date }, timeZone: string) =>
  new Intl.DateTimeFormat(locales[defaultLocale].tag, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).formatRange(from, to);

/** The requested time in Dubai, and in the visitor's zone if that differs, and how: by phone, by video or in Dubai. */
export function requestedTimeRows(kind: EnquiryKind, enquiry: Enquiry): Row[] {
  const { preferredTime, timeZone } = enquiry;
  const callChannel = channelOf(kind, enquiry);
  const { preferredTime: parts, callChannel: channels } =
    messagesFor(defaultLocale).enquiries.options;
  const call = isCall(kind, enquiry);
  const toCome = callChannel === "video" ? "Would like a viewing by video" : "Would like to come";
  const label = call ? "Would like a call" : toCome;
  const channel = Object.entries(channels).find(([stored]) => stored === callChannel)?.[1];
  const channelRows = channel ? [{ label: call ? "Kind of call" : "How", text: channel }] : [];
  const part = partsOfDay.find((one) => one === preferredTime);
  const requested = requestedTime(enquiry);
  const partOfDay = part ? parts[part] : "";
  const hour = minuteOfHour(preferredTime ?? "");
  const promise = requested && promiseIn(currentSite(defaultLocale), kind, enquiry, true);
  const promiseRows = promise ? [{ label: "The receipt says", text: promise }] : [];
  const holidayRows =
    requested && isPublicHoliday(requested.day)
      ? [{ label: "Public holiday", text: "The form says that the office confirms this day" }]
      : [];
  if (!requested?.hours) {
    const day = requested && dayFormat.format(new Date(requested.day));
    const isOutside = preferredTime === outsideOfficeHours;
    const hourInDubai = hour === undefined ? "" : `${preferredTime} (Dubai)`;
    const time = isOutside
      ? "outside office hours: the form asks for the time in the message"
      : partOfDay || hourInDubai;
    return [
      { label, text: [day, time].filter(Boolean).join(", ") },
      ...holidayRows,
      ...promiseRows,
      ...(isOutside && timeZone ? [{ label: "Visitor’s time zone", text: timeZone }] : []),
      ...channelRows,
    ];
  }
  const { from, to } = requested.hours;
  const period = { from, to: hour === undefined ? to : from };
  const inDubai = formatPeriod(period, officeTimeZone);
  const inVisitorZone = timeZone ? formatPeriod(period, timeZone) : inDubai;
  const isClosed = hour !== undefined && !isOpenAt(requested.day, hour);
  return [
    { label, text: `${[partOfDay, inDubai].filter(Boolean).join(": ")} (Dubai)` },
    ...(isClosed
      ? [
          {
            label: "Outside office hours",
            text: "The form says that we tell whether it is possible",
          },
        ]
      : []),
    ...holidayRows,
    ...(inVisitorZone === inDubai
      ? []
      : [{ label: "Visitor’s local time", text: `${inVisitorZone} (${timeZone})` }]),
    ...channelRows,
    ...promiseRows,
  ];
}

/** The labels of a listing, for the staff: alone, and as one of several. */
const listingLabels = {
  property: { alone: "Home’s page", ofSeveral: "Home" },
  project: { alone: "Project’s page", ofSeveral: "Project," },
} as const;

/**
 * The listings with location and price. The links are those of the catalogue: a form cannot make the mail
 * link elsewhere.
 */
export function propertyRows(enquiry: Enquiry, env: Env): Row[] {
  const site = currentSite(defaultLocale);
  const listings = listingsOf(enquiry);
  if (listings.length === 0 && enquiry.propertyTitle)
    return [
      {
        label: listingLabels.property.alone,
        text: "None: the site has no home or project of this name",
      },
    ];
  return listings.map((listing, index) => {
    const { path, title, place: location, priceWithPeriod } = show(site, listing);
    const link = new URL(path, env.SITE_ORIGIN).href;
    const text = [title, location, priceWithPeriod].filter(Boolean).join(" · ");
    const place = `${index + 1} of ${listings.length}`;
    const { alone, ofSeveral } = listingLabels[listing.kind];
    return { label: listings.length > 1 ? `${ofSeveral} ${place}` : alone, text, link };
  });
}

/** Fields that the rows of several listings replace: the ids, and the joined titles. */
function fieldsInPropertyRows(enquiry: Enquiry): string[] {
  if (!enquiry["propertyIds"]) return [];
  const lines = Object.entries(joinedListingFields(listingsOf(enquiry)));
  return [
    "propertyIds",
    ...lines.flatMap(([name, line]) => (enquiry[name] === line ? [name] : [])),
  ];
}

/** The fields that `propertyRows` and `requestedTimeRows` show. */
export const fieldsInViewingRows = (kind: EnquiryKind, enquiry: Enquiry): ReadonlySet<string> =>
  new Set([
    "preferredDate",
    "preferredTime",
    ...(channelOf(kind, enquiry) ? ["callChannel"] : []),
    ...fieldsInPropertyRows(enquiry),
  ]);

/** The answer to a field, or another column; "" if it is empty. */
export const answerOf = (enquiry: Enquiry, name: string) => enquiry[name] ?? "";

/** An answer for the staff: an option with its text, a listing with its title. */
function answerText(name: string, answer: string): string {
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> =
    messagesFor(defaultLocale).enquiries.options;
  const listing =
    name === "propertyId" && [...properties, ...projects].find(({ id }) => id === answer);
  return listing
    ? show(currentSite(defaultLocale), listing).title
    : (options[name]?.[answer] ?? answer);
}

/**
 * The answers to some fields, with their labels. A mail is in English, whatever the visitor's language.
 *
 * @param isIncluded whether the mail, or this part of it, has the answer
 */
export function answerRows(
  kind: EnquiryKind,
  enquiry: Enquiry,
  isIncluded: (stored: Field["stored"], name: string) => boolean,
): Row[] {
  const labels: Readonly<Record<string, string>> =
    messagesFor(defaultLocale).enquiries.kinds[kind].labels;
  return fieldsOf(kind)
    .filter(([name, { stored }]) => isIncluded(stored, name))
    .map(([name]) => ({
      label: labels[name] ?? name,
      text: answerText(name, answerOf(enquiry, name)),
    }));
}
