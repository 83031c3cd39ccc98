import { type Area, areas } from "~/content/areas";
import { type Project, projects } from "~/content/projects";
import { properties, type Property } from "~/content/properties";
import type { Texts } from "~/content/texts";
import type { Locale } from "~/locale";
import { isAdvertised, type Permitted, secondsUntilEnd } from "./validity";

/** Every listing of the firm, whether or not it may be shown. */
export interface Listings {
  properties: readonly Property[];
  projects: readonly Project[];
  areas: readonly Area[];
}

/** The listings of app/content. */
export const listings: Listings = { properties, projects, areas };

/** What may be shown at a moment. Everything that shows a listing reads it from here. */
export interface Advertised extends Listings {
  now: Date;
  /** Listings whose advertisement has ended: their addresses answer 410, and nothing else names them. */
  ended: Listings;
  /** Listings that are advertised in other languages only: their addresses answer 404 and link to these. */
  untranslated: Listings;
  /** For how long the answer is right, in whole seconds; Infinity where no permit ends. */
  freshFor: number;
}

interface Listing extends Permitted {
  status?: string;
  texts: Texts<unknown>;
}

function partOf(
  { properties: homes, projects: built, areas: guides }: Listings,
  belongs: (listing: Listing) => boolean,
): Listings {
  return {
    properties: homes.filter(belongs),
    projects: built.filter(belongs),
    areas: guides.filter(belongs),
  };
}

/** Everything that may have a permit. */
const allOf = ({ properties: homes, projects: built, areas: guides }: Listings): Permitted[] => [
  ...homes,
  ...built,
  ...guides,
];

/** The listings that have texts in a language. */
export const listingsIn = (locale: Locale, all: Listings = listings): Listings => ({
  properties: all.properties.filter(({ texts }) => texts[locale]),
  projects: all.projects.filter(({ texts }) => texts[locale]),
  areas: all.areas.filter(({ texts }) => texts[locale]),
});

/**
 * What is advertised at a moment: what is not withdrawn and has no expired permit. `isAdvertised` in
 * validity.ts has the rule for one permit.
 *
 * @param all the listings to choose from
 * @param locale only what has texts in this language; in any language without one
 */
export function advertisedAt(now: Date, all: Listings = listings, locale?: Locale): Advertised {
  const isShown = (listing: Listing) =>
    listing.status !== "withdrawn" && isAdvertised(listing, now);
  const readable = locale ? listingsIn(locale, all) : all;
  return {
    now,
    ...partOf(readable, isShown),
    ended: partOf(readable, (listing) => !isShown(listing)),
    untranslated: partOf(
      all,
      (listing) => locale !== undefined && !listing.texts[locale] && isShown(listing),
    ),
    freshFor: secondsUntilEnd(allOf(all), now),
  };
}

/** The projects of an investment page, in their order. */
export const projectsOf = (
  { projects: shown }: Listings,
  theme: Project["theme"],
): readonly Project[] => shown.filter((project) => project.theme === theme);
