import type { Area } from "~/content/areas";
import { type DirectContact, directContact } from "~/features/enquiries/direct-contact";
import { answersOfSeveral, isProject, type Listing, listingTitle } from "~/features/invest/listing";
import { shortlistPath } from "~/features/properties/shortlist";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import { formatTitles } from "~/format/list";
import { defaultLocale, href, type Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { compareListings, type Comparison } from "./comparison";

/** A list of homes as /shortlist shows it. */
export interface ShortlistData {
  /** The language that it is in. */
  locale: Locale;
  ids: readonly string[];
  comparison: Comparison;
  /** What the list is called where it comes with an address, and as a shared link. */
  title: string;
  names: string;
  description: string;
  request: { title: string; text: string };
  /** Whether there are projects on it, and nothing else. */
  projects: "none" | "some" | "all";
  /** What a viewing request says of the listings. */
  viewing: ReturnType<typeof answersOfSeveral>;
  /** Phone, and the WhatsApp chat about the listings. */
  contact: DirectContact;
}

/**
 * A list of homes, for the loader of its page.
 *
 * @param listings in the order of the list, all of them advertised
 * @param areas the advertised areas
 * @param staffWords in which a viewing request names the homes: English, on every page
 * @param origin where the site is published, for the link in the chat's message
 * @returns undefined where there is none
 */
export function shortlistData(
  locale: Locale,
  messages: Messages,
  { listings, areas }: { listings: readonly Listing[]; areas: readonly Area[] },
  staffMessages: Messages,
  origin: string,
): ShortlistData | undefined {
  if (listings.length === 0) return undefined;
  const { received, request, listHead } = messages.shortlist;
  const count = listings.length;
  const hasProjects = listings.some(isProject);
  const names = formatTitles(
    locale,
    listings.map((listing) => listingTitle(locale, listing)),
  );
  return {
    locale,
    ids: listings.map(({ id }) => id),
    comparison: compareListings(locale, messages, listings, areas),
    title: formatCount(locale, count, hasProjects ? received.titleWithProjects : received.title),
    names: interpolate(listHead.title, { homes: names }),
    description: formatCount(
      locale,
      count,
      hasProjects ? listHead.descriptionWithProjects : listHead.description,
    ),
    request: {
      title: formatCount(locale, count, (hasProjects ? request.about : request).title),
      text: formatCount(locale, count, (hasProjects ? request.about : request).text),
    },
    projects: listings.every(isProject) ? "all" : hasProjects ? "some" : "none",
    viewing: answersOfSeveral(defaultLocale, staffMessages, listings),
    contact: directContact(
      messages,
      [
        messages.company.whatsappGreeting,
        names,
        `${origin}${href(locale, shortlistPath(listings.map(({ id }) => id)))}`,
      ].join("\n"),
    ),
  };
}
