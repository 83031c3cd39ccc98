import { type Area, areas } from "~/content/areas";
import { type Project, projects } from "~/content/projects";
import { isClosed, properties, type Property } from "~/content/properties";
import type { Texts } from "~/content/texts";
import type { Locale } from "~/locale";
import { isAdvertised, type Advertisement, secondsUntilExpiry } from "./validity";

/** All listings and areas, advertised or not. */
export interface ListingsAndAreas {
  properties: readonly Property[];
  projects: readonly Project[];
  areas: readonly Area[];
}

export const listingsAndAreas: ListingsAndAreas = { properties, projects, areas };

/** The listings that may be shown at a moment. Every page reads listings from here. */
export interface Advertised extends ListingsAndAreas {
  now: Date;
  /** Listings whose advertisement has ended: their addresses answer 410, and no page links to them. */
  ended: ListingsAndAreas;
  /** Properties that are sold or let: their pages say so, and no list has them. */
  closed: readonly Property[];
  /**
   * Listings that are advertised in other languages only: their addresses answer 404 with links to these.
   */
  untranslated: ListingsAndAreas;
  /** The time until the next permit expires, in whole seconds; Infinity without one. */
  maxAge: number;
}

interface AdvertisableEntry extends Advertisement {
  status?: string;
  texts: Texts<unknown>;
}

const filterEach = (
  all: ListingsAndAreas,
  belongs: (listing: AdvertisableEntry) => boolean,
): ListingsAndAreas => ({
  properties: all.properties.filter(belongs),
  projects: all.projects.filter(belongs),
  areas: all.areas.filter(belongs),
});

/** Everything that may have a permit. */
const toList = (all: ListingsAndAreas): Advertisement[] => [
  ...all.properties,
  ...all.projects,
  ...all.areas,
];

/** The listings with texts in a language. */
export const listingsIn = (
  locale: Locale,
  all: ListingsAndAreas = listingsAndAreas,
): ListingsAndAreas => ({
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
export function advertisedAt(
  now: Date,
  all: ListingsAndAreas = listingsAndAreas,
  locale?: Locale,
): Advertised {
  const isShown = (listing: AdvertisableEntry) =>
    listing.status !== "withdrawn" && isAdvertised(listing, now);
  const readable = locale ? listingsIn(locale, all) : all;
  const shown = filterEach(readable, isShown);
  return {
    now,
    ...shown,
    properties: shown.properties.filter((property) => !isClosed(property)),
    closed: shown.properties.filter(isClosed),
    ended: filterEach(readable, (listing) => !isShown(listing)),
    untranslated: filterEach(
      all,
      (listing) => locale !== undefined && !listing.texts[locale] && isShown(listing),
    ),
    maxAge: secondsUntilExpiry(toList(all), now),
  };
}

/** The projects of an investment page, in their order. */
export const projectsOf = (
  { projects: listed }: ListingsAndAreas,
  theme: Project["theme"],
): readonly Project[] => listed.filter((project) => project.theme === theme);
