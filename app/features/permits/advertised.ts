import { type Area, areas } from "~/data/areas";
import { type Project, type ProjectId, projects } from "~/data/projects";
import { properties, type Property } from "~/data/properties";
import { isAdvertised, type Permitted, secondsUntilEnd } from "./validity";

/** Every listing of the firm, whether or not it may be shown. */
export interface Listings {
  properties: readonly Property[];
  projects: { readonly [Id in ProjectId]: (typeof projects)[Id] & Project };
  areas: readonly Area[];
}

/** The listings of app/data. */
export const listings: Listings = { properties, projects, areas };

/** The listings on one side of the date: those that may be shown, or those that may not. */
interface Part {
  properties: readonly Property[];
  projects: Partial<Listings["projects"]>;
  areas: readonly Area[];
}

/** What may be shown at a moment. Everything that shows a listing reads it from here. */
export interface Advertised extends Part {
  now: Date;
  /** Listings whose advertisement has ended: their addresses answer 410, and nothing else names them. */
  ended: Part;
  /** For how long the answer is right, in whole seconds; Infinity where no permit ends. */
  freshFor: number;
}

function partOf(
  { properties: homes, projects: built, areas: guides }: Listings,
  belongs: (listing: Permitted) => boolean,
): Part {
  return {
    properties: homes.filter(belongs),
    projects: Object.fromEntries(
      Object.entries<Project>(built).filter(([, project]) => belongs(project)),
    ),
    areas: guides.filter(belongs),
  };
}

/** Everything that may have a permit. */
const allOf = ({ properties: homes, projects: built, areas: guides }: Listings) => [
  ...homes,
  ...Object.values<Project>(built),
  ...guides,
];

/**
 * What is advertised at a moment. `isAdvertised` in validity.ts has the rule for one listing.
 *
 * @param all the listings to choose from
 */
export function advertisedAt(now: Date, all: Listings = listings): Advertised {
  return {
    now,
    ...partOf(all, (listing) => isAdvertised(listing, now)),
    ended: partOf(all, (listing) => !isAdvertised(listing, now)),
    freshFor: secondsUntilEnd(allOf(all), now),
  };
}
