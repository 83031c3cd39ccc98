import {
  default as makeCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { company } from "~/content/company";
import { listingAnswers, listingPath } from "~/features/invest/listing";
import { defaultLocale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { listingsOf } from "../enquired-listings";
import { requestedTime } from "../requested-time";
import type { Enquiry } from "../store";
import { headerText } from "./mail-escaping";

/** The listings of a calendar entry: name and location, price and page. */
function propertiesInCalendar(enquiry: Enquiry, env: Env) {
  const messages = messagesFor(defaultLocale);
  const homes = listingsOf(enquiry).map((listing) => ({
    ...listingAnswers(defaultLocale, messages, listing),
    link: new URL(listingPath(listing), env.SITE_ORIGIN).href,
  }));
  const { propertyTitle, propertyLocation } = enquiry;
  const named = [propertyTitle, propertyLocation].filter(Boolean).join(", ");
  if (homes.length === 0) return { names: propertyTitle ?? "", places: named, lines: [] };
  return {
    names: homes.map((home) => home.propertyTitle).join("; "),
    places: homes.map((home) => `${home.propertyTitle}, ${home.propertyLocation}`).join("; "),
    lines: homes.map((home) => `${home.propertyTitle}: ${home.propertyPrice}\n${home.link}`),
  };
}

/**
 * A calendar entry for the staff with the requested viewing. It is tentative and in UTC; without a time it
 * is an all-day event. It is published, not an invitation (RFC 5546), because it has no attendees.
 *
 * @param name of the visitor
 * @returns the file; undefined if the enquiry has no day
 */
export function calendarEntry(enquiry: Enquiry, name: string, env: Env): string | undefined {
  const wanted = requestedTime(enquiry);
  if (!wanted) return undefined;
  const { names, places, lines } = propertiesInCalendar(enquiry, env);
  const { phone, phoneE164, email, id } = enquiry;
  const numbers = [...new Set([phoneE164, phone])].filter(Boolean).join("\n");
  const start = wanted.hours?.from ?? new Date(wanted.day);
  const end = wanted.hours?.to ?? new Date(start.getTime() + 24 * 60 * 60 * 1000);
  const calendar = makeCalendar({
    prodId: { company: company.name, product: "Viewing requests", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same id in a repeated mail, so that a calendar has one entry.
    id: `${id}@${new URL(env.SITE_ORIGIN).hostname}`,
    stamp: new Date(enquiry.createdAt),
    start,
    end,
    allDay: !wanted.hours,
    // The dates of an all-day event are formatted in this zone.
    ...(!wanted.hours && { timezone: "UTC" }),
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
    summary: headerText(`Viewing: ${[name, names].filter(Boolean).join(", ")}`),
    location: places,
    description: [`${name}\n${numbers}\n${email}`, ...lines, `Reference: ${id}`].join("\n\n"),
    organizer: { name: company.name, email: env.ENQUIRY_SENDER },
  });
  return calendar.toString();
}
