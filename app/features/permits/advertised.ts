import { type Area, areas } from "~/content/areas";
import { type Project, projects } from "~/content/projects";
import { properties, type Property } from "~/content/properties";
import type { Texts } from "~/content/texts";
import type { Locale } from "~/locale";
import { isAdvertised, type WithPermit, secondsUntilEnd } from "./validity";

/** All listings, advertised or not. */
export interface Listings {
  properties: readonly Property[];
  projects: readonly Project[];
  areas: readonly Area[];
}

/** The listings of app/content. */
export const listings: Listings = { properties, projects, areas };

/** The listings that may be shown at a moment. Every page reads listings from here. */
export interface Advertised extends Listings {
  now: Date;
  /** Listings whose advertisement has ended: their addresses answer 410, and no page links to them. */
  ended: Listings;
  /**
   * Listings that are advertised in other languages only: their addresses answer 404 with links to these.
   */
  untranslated: Listings;
  /** The time until the next permit expires, in whole seconds; Infinity without one. */
  maxAge: number;
}

interface AdvertisableEntry extends WithPermit {
  status?: string;
  texts: Texts<unknown>;
}

function partOf(
  { properties: homes, projects: built, areas: guides }: Listings,
  belongs: (listing: AdvertisableEntry) => boolean,
): Listings {
  return {
    properties: homes.filter(belongs),
    projects: built.filter(belongs),
    areas: guides.filter(belongs),
  };
}

/** Everything that may have a permit. */
const allOf = ({ properties: homes, projects: built, areas: guides }: Listings): WithPermit[] => [
  ...homes,
  ...built,
  ...guides,
];

/** The listings with texts in a language. */
export const listingsIn = (locale: Locale, all: Listings = listings): Listings => ({
  properties: all.properties.filter(({ texts }) => texts[locale]),
  projects: all.projects.filter(({ texts }) => texts[locale]),
  areas: all.areas.filter(({ texts }) => texts[locale]),
});

/**
 * The listings that are advertised at a moment: not withdrawn, and without an expired permit.
 * `isAdvertised` in validity.ts has the rule for one permit.
 *
 * @param all the listings to filter
 * @param locale only listings with texts in this language; all languages without it
 */
export function advertisedAt(now: Date, all: Listings = listings, locale?: Locale): Advertised {
  const isShown = (listing: AdvertisableEntry) =>
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
    maxAge: secondsUntilEnd(allOf(all), now),
  };
}

/** The projects of an investment page, in their order. */
export const projectsOf = (
  { projects: shown }: Listings,
  theme: Project["theme"],
): readonly Project[] => shown.filter((project) => project.theme === theme);
