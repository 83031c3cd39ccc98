// Commands for staff import this file without a build, so imports cannot use the alias `~`.
import { isClosed } from "../content/properties.ts";
import { officeUtcOffset } from "../format/office-time.ts";
import type { ListingsAndAreas } from "./advertised.ts";

/**
 * A permit of the Dubai Land Department: for one advertisement of one property or project by one firm, for
 * a limited time. docs/decisions/0013 has the rules.
 */
export interface Permit {
  /** The number in Trakheesi, digits only. */
  number: string;
  /** The last day on which it is valid, in Dubai, as yyyy-mm-dd. */
  validUntil: string;
  /** The address of the Department's permit card, which the QR code contains. */
  card: string;
}

/** An advertised listing, with its permit if it has one. */
export interface Advertisement {
  permit?: Permit | undefined;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moment at which a permit expires: the end of its last day in Dubai.
 *
 * @returns in ms since 1970
 */
const expiryTime = ({ validUntil }: Permit): number =>
  Date.parse(validUntil) - officeUtcOffset + day;

/** Whether a listing has a permit that is valid at a moment. */
export const hasValidPermit = ({ permit }: Advertisement, now: Date): boolean =>
  permit !== undefined && now.getTime() < expiryTime(permit);

/**
 * Whether a listing may be shown at a moment: its permit has not expired. Listings without a permit are
 * shown, because the deployment was made with `npm run deploy -- --without-permits`.
 */
export const isAdvertised = (listing: Advertisement, now: Date): boolean =>
  listing.permit === undefined || hasValidPermit(listing, now);

/** The number of days until a permit's last day, in Dubai: 0 on that day, negative afterwards. */
export const daysLeft = (permit: Permit, now: Date): number =>
  Math.ceil((expiryTime(permit) - now.getTime()) / day) - 1;

/**
 * The time until the first permit of a list expires.
 *
 * @returns in whole seconds; Infinity without one
 */
export const secondsUntilExpiry = (list: readonly Advertisement[], now: Date): number =>
  Math.floor(
    Math.min(
      ...list.flatMap(({ permit }) =>
        permit && hasValidPermit({ permit }, now) ? expiryTime(permit) - now.getTime() : [],
      ),
      Infinity,
    ) / 1000,
  );

/** An advertised listing with its name for the staff. */
export interface NamedListing extends Advertisement {
  name: string;
}

const isShown = ({ status }: { status: string }) => status !== "withdrawn";

/** Everything that may have a permit and is neither withdrawn nor sold or let, with its name for the staff. */
export function namedListings({ properties, projects, areas }: ListingsAndAreas): NamedListing[] {
  return [
    ...properties
      .filter((property) => isShown(property) && !isClosed(property))
      .map(({ texts, permit }) => ({ name: texts.en.title, permit })),
    ...projects.filter(isShown).map(({ title, permit }) => ({ name: title, permit })),
    ...areas.map(({ texts, permit }) => ({ name: texts.en.name, permit })),
  ];
}

/** The names of listings that would be shown at a moment without a permit. */
export const namesWithoutPermit = (listings: readonly NamedListing[], now: Date): string[] =>
  listings
    .filter((listing) => isAdvertised(listing, now) && !hasValidPermit(listing, now))
    .map(({ name }) => name);

/** The names of listings that are not shown because their permit has expired. */
export const namesWithExpiredPermit = (listings: readonly NamedListing[], now: Date): string[] =>
  listings.filter((listing) => !isAdvertised(listing, now)).map(({ name }) => name);

/** The permits that expire within a number of days or have expired, the earliest first. */
export const permitsExpiringWithin = (listings: readonly NamedListing[], days: number, now: Date) =>
  listings
    .flatMap(({ name, permit }) =>
      permit && daysLeft(permit, now) <= days
        ? [{ name, permit, daysLeft: daysLeft(permit, now) }]
        : [],
    )
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
