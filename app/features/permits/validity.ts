// The commands for staff read this file too, and Node finds nothing by `~`.
import { officeAheadOfUtc } from "../../format/office-time.ts";
import type { Permit } from "./permit";

/** Whatever is advertised, with its permit where the owner has given one. */
export interface Permitted {
  permit?: Permit | undefined;
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moment from which a permit is not valid any more: the end of its last day in Dubai.
 *
 * @returns in ms since 1970
 */
const endOf = ({ validUntil }: Permit): number => Date.parse(validUntil) - officeAheadOfUtc + day;

/** Whether something has a permit that is valid at a moment. */
export const isPermitted = ({ permit }: Permitted, now: Date): boolean =>
  permit !== undefined && now.getTime() < endOf(permit);

/**
 * Whether something may be shown at a moment: its permit has not run out. Without a permit it is shown,
 * because the owner deployed it so on purpose (`npm run deploy -- --without-permits`).
 */
export const isAdvertised = (offer: Permitted, now: Date): boolean =>
  offer.permit === undefined || isPermitted(offer, now);

/** How many days after today a permit's last day is, in Dubai: 0 on that day, less once it is over. */
export const daysLeft = (permit: Permit, now: Date): number =>
  Math.ceil((endOf(permit) - now.getTime()) / day) - 1;

/**
 * For how long what is shown at a moment stays right: until the first permit of a list runs out.
 *
 * @returns in whole seconds; Infinity where none will
 */
export const secondsUntilEnd = (list: readonly Permitted[], now: Date): number =>
  Math.floor(
    Math.min(
      ...list.flatMap(({ permit }) =>
        permit && isPermitted({ permit }, now) ? endOf(permit) - now.getTime() : [],
      ),
      Infinity,
    ) / 1000,
  );

/** What is advertised, by the name that the staff know it by. */
export interface Named extends Permitted {
  name: string;
}

/** The names of those that would be shown at a moment without a permit. */
export const withoutPermit = (offers: readonly Named[], now: Date): string[] =>
  offers
    .filter((offer) => isAdvertised(offer, now) && !isPermitted(offer, now))
    .map(({ name }) => name);

/** The names of those whose permit has run out: they are not shown any more. */
export const runOut = (offers: readonly Named[], now: Date): string[] =>
  offers.filter((offer) => !isAdvertised(offer, now)).map(({ name }) => name);

/** The permits whose last day is within so many days, or over, the nearest first. */
export const endingWithin = (offers: readonly Named[], days: number, now: Date) =>
  offers
    .flatMap(({ name, permit }) =>
      permit && daysLeft(permit, now) <= days
        ? [{ name, permit, daysLeft: daysLeft(permit, now) }]
        : [],
    )
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
