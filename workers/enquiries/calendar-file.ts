import { createHash } from "node:crypto";
import {
  default as makeCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { company } from "~/content/company";
import { joinList } from "~/features/enquiries/id-list";
import { validateEnquiry } from "~/features/enquiries/validate";
import {
  type Listing,
  listingLocation,
  listingPath,
  listingPrice,
  listingTitle,
} from "~/features/invest/listing";
import { interpolate } from "~/format/interpolate";
import { defaultLocale, localePath, type Locale, localeOf } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { listingsOf } from "./enquired-listings";
import { requestedTime } from "./requested-time";

type Answers = Readonly<Record<string, string | null | undefined>>;

/** The path of the file. Its query has the viewing and the language, and no personal data. */
const path = "/functions/v1/viewing.ics";

/** The address of the calendar file of an enquiry; undefined without a day or a property. */
export function calendarAddress(enquiry: Answers): string | undefined {
  const { preferredDate, preferredTime, locale } = enquiry;
  const homes = listingsOf(enquiry);
  if (!preferredDate || homes.length === 0) return undefined;
  const query = new URLSearchParams({
    homes: joinList(homes.map(({ id }) => id)),
    day: preferredDate,
    ...(preferredTime && { time: preferredTime }),
    locale: locale ?? defaultLocale,
  });
  return `${path}?${query}`;
}

/** The viewing of a query, if a form could request it. */
function requestedViewing(query: URLSearchParams): Answers | undefined {
  const answers = {
    name: "-",
    email: "none@example.com",
    phone: company.phone,
    propertyIds: query.get("homes") ?? "",
    preferredDate: query.get("day") ?? "",
    preferredTime: query.get("time") ?? "",
  };
  const checked = validateEnquiry("viewing", answers);
  return checked.ok && answers.propertyIds && answers.preferredDate ? checked.values : undefined;
}

/** A property in the entry's text: name, price and page. */
function lineOf(locale: Locale, listing: Listing, env: Env): string {
  const price = listingPrice(locale, messagesFor(locale), listing);
  const page = new URL(localePath(locale, listingPath(listing)), env.SITE_ORIGIN).href;
  return `${listingTitle(locale, listing)}: ${price}\n${page}`;
}

/**
 * Returns the calendar file of a requested viewing. It is tentative, because the office confirms the time by
 * phone.
 *
 * @param query of an address from `calendarAddress`
 * @returns the file (RFC 5545); undefined if the query is invalid
 */
export function calendarFile(query: URLSearchParams, env: Env): string | undefined {
  const answers = requestedViewing(query);
  const wanted = answers && requestedTime({ ...answers } as Record<string, string | null>);
  if (!answers || !wanted) return undefined;
  const locale = localeOf(query.get("locale") ?? "") ?? defaultLocale;
  const messages = messagesFor(locale);
  const { confirmation } = messages.enquiries;
  const homes = listingsOf(answers);
  const titles = homes.map((listing) => listingTitle(locale, listing));
  const places = homes.map((listing) => listingLocation(locale, messages, listing));
  const start = wanted.hours?.from ?? new Date(wanted.day);
  const calendar = makeCalendar({
    prodId: { company: company.name, product: "Viewings", language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same for each download, so that a calendar has one entry.
    id: `${createHash("sha256").update(query.toString()).digest("hex").slice(0, 32)}@${new URL(env.SITE_ORIGIN).hostname}`,
    start,
    end: wanted.hours?.to ?? new Date(start.getTime() + 24 * 60 * 60 * 1000),
    allDay: !wanted.hours,
    // The dates of an all-day event are formatted in this zone.
    ...(!wanted.hours && { timezone: "UTC" }),
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
    summary: interpolate(confirmation.calendar.title, { homes: titles.join("; ") }),
    location: [...new Set(places)].join("; "),
    description: [
      interpolate(confirmation.calendar.note, { phone: company.phone }),
      ...homes.map((listing) => lineOf(locale, listing, env)),
    ].join("\n\n"),
  });
  return calendar.toString();
}
