import { createHash } from "node:crypto";
import { company } from "~/content/company";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { joinList } from "~/features/enquiries/id-list";
import { validateEnquiry } from "~/features/enquiries/validate";
import { interpolate } from "~/format/interpolate";
import { show, type Listing } from "~/listings/listing";
import { defaultLocale, localePath, localeOf } from "~/locale";
import type { Site } from "~/site/site";
import { listingsOf, currentSite } from "./enquired-listings";
import { isCall, viewingCalendar, requestedTime } from "./viewing-calendar";

type Answers = Readonly<Record<string, string | null | undefined>>;

/** The path of the file. Its query has the viewing, the language and the reference of the enquiry, and no personal data. */
const path = "/functions/v1/viewing.ics";

/** The address of the calendar file of an enquiry; undefined without a day or a property. */
export function calendarAddress(kind: EnquiryKind, enquiry: Answers): string | undefined {
  const { preferredDate, preferredTime, callChannel, locale } = enquiry;
  const listings = listingsOf(enquiry);
  if (!preferredDate || listings.length === 0) return undefined;
  const query = new URLSearchParams({
    homes: joinList(listings.map(({ id }) => id)),
    day: preferredDate,
    ...(preferredTime && { time: preferredTime }),
    ...(isCall(kind, enquiry) && { call: "yes" }),
    ...(callChannel && { how: callChannel }),
    locale: locale ?? defaultLocale,
    ...(enquiry["id"] && { id: enquiry["id"] }),
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
    callChannel: query.get("how") ?? "",
  };
  const result = validateEnquiry("viewing", answers);
  return result.ok && result.values.propertyIds && answers.preferredDate
    ? result.values
    : undefined;
}

/** A property in the entry's text: name, price and page. */
function lineOf(site: Site, listing: Listing): string {
  const { title, priceWithPeriod, path: page } = show(site, listing);
  return `${title}: ${priceWithPeriod}\n${site.origin}${localePath(site.locale, page)}`;
}

/** The texts of a visitor's calendar entry: what it is, where or that it is by video, and the pages of the listings. */
export function entryTexts(site: Site, answers: Answers, isOfCall: boolean) {
  const { confirmation, options } = site.messages.enquiries;
  const { calendar } = confirmation;
  const isVideo = answers["callChannel"] === "video";
  const listings = listingsOf(answers);
  const titles = listings.map((listing) => show(site, listing).title);
  const places = listings.flatMap((listing) => show(site, listing).place || []);
  return {
    summary: interpolate(isOfCall ? calendar.call : calendar.title, { homes: titles.join("; ") }),
    location: isVideo ? options.callChannel.video : [...new Set(places)].join("; "),
    lines: listings.map((listing) => lineOf(site, listing)),
  };
}

/** The UID of an enquiry's calendar entry, so that each file about it changes the same entry. */
export const entryId = (env: Env, reference: string) =>
  `${reference}@${new URL(env.SITE_ORIGIN).hostname}`;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The reference of a query: that of the enquiry, otherwise the same for each copy of the file. */
function referenceOf(query: URLSearchParams): string {
  const id = query.get("id") ?? "";
  if (uuid.test(id)) return id;
  return createHash("sha256").update(query.toString()).digest("hex").slice(0, 32);
}

/**
 * Returns the calendar file of a requested viewing or call, for the visitor.
 *
 * @param query of an address from `calendarAddress`
 * @returns the file (RFC 5545); undefined if the query is invalid
 */
export function calendarFile(query: URLSearchParams, env: Env): string | undefined {
  const answers = requestedViewing(query);
  const requested = answers && requestedTime({ ...answers } as Record<string, string | null>);
  if (!answers || !requested) return undefined;
  const locale = localeOf(query.get("locale") ?? "") ?? defaultLocale;
  const site = currentSite(locale);
  const { note } = site.messages.enquiries.confirmation.calendar;
  const { lines, ...texts } = entryTexts(site, answers, query.has("call"));
  return viewingCalendar(
    requested,
    { product: "Viewings", language: locale.toUpperCase() },
    {
      id: entryId(env, referenceOf(query)),
      ...texts,
      description: [interpolate(note, { phone: company.phone }), ...lines].join("\n\n"),
    },
  );
}
