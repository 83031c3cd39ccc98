import { company } from "~/content/company";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { show } from "~/listings/listing";
import { viewingAnswers } from "~/listings/viewing-answers";
import { defaultLocale } from "~/locale";
import { listingsOf, currentSite } from "../records/enquired-listings";
import type { Enquiry } from "../records/enquiry";
import { isCall, viewingCalendar, requestedTime } from "../records/viewing-calendar";
import { headerText } from "./mail";

/** The listings of a calendar entry: name and location, price and page. */
function propertiesInCalendar(enquiry: Enquiry, env: Env) {
  const site = currentSite(defaultLocale);
  const listings = listingsOf(enquiry).map((listing) => ({
    ...viewingAnswers(site, listing),
    link: new URL(show(site, listing).path, env.SITE_ORIGIN).href,
  }));
  const { propertyTitle, propertyLocation } = enquiry;
  const titleAndLocation = [propertyTitle, propertyLocation].filter(Boolean).join(", ");
  if (listings.length === 0)
    return { names: propertyTitle ?? "", places: titleAndLocation, lines: [] };
  return {
    names: listings.map((listing) => listing.propertyTitle).join("; "),
    places: listings
      .map((listing) =>
        [listing.propertyTitle, listing.propertyLocation].filter(Boolean).join(", "),
      )
      .join("; "),
    lines: listings.map(
      (listing) => `${listing.propertyTitle}: ${listing.propertyPrice}\n${listing.link}`,
    ),
  };
}

/**
 * A calendar entry for the staff with the requested viewing or call. It is published, not an invitation (RFC 5546), because it
 * has no attendees.
 *
 * @param name of the visitor
 * @returns the file; undefined if the enquiry has no day
 */
export function calendarEntry(
  kind: EnquiryKind,
  enquiry: Enquiry,
  { name, env }: { name: string; env: Env },
): string | undefined {
  const requested = requestedTime(enquiry);
  if (!requested) return undefined;
  const { names, places, lines } = propertiesInCalendar(enquiry, env);
  const { phone, phoneE164, email, id } = enquiry;
  const numbers = [...new Set([phoneE164, phone])].filter(Boolean).join("\n");
  return viewingCalendar(
    requested,
    { product: "Viewing requests", language: "EN" },
    {
      id: `${id}@${new URL(env.SITE_ORIGIN).hostname}`,
      stamp: new Date(enquiry.createdAt),
      summary: headerText(
        `${isCall(kind, enquiry) ? "Call" : "Viewing"}: ${[name, names].filter(Boolean).join(", ")}`,
      ),
      location: places,
      description: [`${name}\n${numbers}\n${email}`, ...lines, `Reference: ${id}`].join("\n\n"),
      organizer: { name: company.name, email: env.ENQUIRY_SENDER },
    },
  );
}
