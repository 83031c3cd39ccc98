import { env } from "cloudflare:workers";
import { projects } from "~/content/projects";
import { properties } from "~/content/properties";
import { splitList } from "~/features/enquiries/id-list";
import { show, type Listing } from "~/listings/listing";
import { viewingAnswersForListings } from "~/listings/viewing-answers";
import { defaultLocale, type Locale } from "~/locale";
import { createSite, type Site } from "~/site/site";

/** The site in a language, for mails, confirmations and calendar files. */
export const currentSite = (locale: Locale): Site =>
  createSite({ locale, origin: env.SITE_ORIGIN, now: new Date() });

type Answers = Readonly<Record<string, string | null | undefined>>;

const allListings: readonly Listing[] = [...properties, ...projects];

/** The listing of a request without an id: by its title, and by its price if titles are equal. */
function listingByTitle({ propertyTitle, propertyPrice }: Answers): Listing[] {
  const site = currentSite(defaultLocale);
  const sameTitle = allListings.filter((listing) => show(site, listing).title === propertyTitle);
  const samePrice = sameTitle.filter((one) => show(site, one).statedPrice === propertyPrice);
  const matches = sameTitle.length > 1 ? samePrice : sameTitle;
  return matches.length === 1 ? matches : [];
}

/** The properties and projects of the catalogue that an enquiry is about, in its order. */
export function listingsOf(enquiry: Answers): Listing[] {
  const { propertyId, propertyIds } = enquiry;
  const ids = splitList(propertyIds || (propertyId ?? ""));
  if (ids.length === 0) return listingByTitle(enquiry);
  return ids.flatMap((requested) => allListings.find(({ id }) => id === requested) ?? []);
}

/** The three fields with the joined titles, locations and prices of a request for several listings. */
export function joinedListingFields(listings: readonly Listing[]) {
  const { propertyIds: _, ...lines } = viewingAnswersForListings(
    currentSite(defaultLocale),
    listings,
  );
  return lines;
}

/**
 * A request for several listings with these fields. Programs may send the ids only; the staff get the
 * fields anyway.
 */
export function addListingFields(values: Readonly<Record<string, string>>): Record<string, string> {
  if (!values["propertyIds"]) return { ...values };
  const missing = Object.entries(joinedListingFields(listingsOf(values))).filter(
    ([name]) => !values[name],
  );
  return { ...values, ...Object.fromEntries(missing) };
}
