import { daysOf } from "~/content/changes";
import { company } from "~/content/company";
import { placeName } from "~/content/places";
import type { Property, PropertyType } from "~/content/properties";
import { languagesOf, textsIn } from "~/content/texts";
import { cleanText, escapeHtml } from "~/format/clean-text";
import { squareMetres } from "~/format/floor-area";
import { propertyPath } from "~/listings/property-queries";
import { type Locale, localePath } from "~/locale";
import { createSite, type Site } from "~/site/site";
import { feedDescription, feedPictures, homesWithPermit } from "./homes";

/** The languages of the site that the format has. */
const feedLocales: readonly Locale[] = ["en", "it"];

/** The maximum number of pictures, and of features, of a home. */
const maxItems = 50;

/** The maximum length of an address in characters. */
const maxLocationDetail = 50;

/** The names of types in Kyero's list. */
const types: Record<PropertyType, string> = {
  apartment: "Apartment",
  villa: "Villa",
  penthouse: "Penthouse",
  townhouse: "Town House",
};

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const textElement = (name: string, text: string | number) =>
  element(name, escapeHtml(cleanText(String(text))));

const optional = (name: string, value: string | number | undefined) =>
  value === undefined ? "" : textElement(name, value);

/** "2026-11-28 08:15:00" in UTC. */
const timestamp = (time: Date) => time.toISOString().slice(0, 19).replace("T", " ");

const monthsPer = { year: 12, month: 1 } as const;

/**
 * The price in euros at the rate of the day, in dollars at the fixed rate without one. The format has no rent per year:
 * a rent is per month, or "x", on request, if its period is not known.
 */
function price({ format }: Site, { purpose, aed, rent }: Property): string {
  const euro = format.dirhamsPer("EUR");
  const dirhams = euro ?? format.dirhamsPer("USD") ?? 1;
  const months = purpose === "sale" ? 1 : rent?.period && monthsPer[rent.period];
  return [
    textElement("price", months === undefined ? "x" : Math.round(aed / months / dirhams)),
    textElement("currency", euro === undefined ? "USD" : "EUR"),
    textElement("price_freq", purpose === "sale" ? "sale" : "month"),
  ].join("");
}

function location({ messages }: Site, { place, position }: Property): string {
  const { city } = messages.properties;
  return [
    textElement("town", city),
    textElement("province", city),
    textElement("country", "United Arab Emirates"),
    position
      ? element(
          "location",
          textElement("longitude", position.lon) + textElement("latitude", position.lat),
        )
      : "",
    textElement("location_detail", placeName("en", place).slice(0, maxLocationDetail)),
  ].join("");
}

/** The size, in m². */
const surface = ({ areaSqFt, plotSqFt }: Property) =>
  element(
    "surface_area",
    textElement("built", squareMetres(areaSqFt)) +
      optional("plot", plotSqFt && squareMetres(plotSqFt)),
  );

function property(sites: readonly Site[], home: Property): string {
  const [english] = sites;
  if (!english) return "";
  const readable = sites.filter(({ locale }) => languagesOf(home.texts).includes(locale));
  const { amenities } = textsIn(home, english.locale);
  return element(
    "property",
    [
      textElement("id", home.id),
      textElement("date", `${daysOf("properties", home.id).changed} 00:00:00`),
      textElement("ref", home.reference ?? home.id),
      price(english, home),
      optional("leasehold", home.tenure && Number(home.tenure === "leasehold")),
      textElement("type", types[home.type]),
      location(english, home),
      textElement("beds", home.bedrooms),
      textElement("baths", home.bathrooms),
      surface(home),
      element(
        "url",
        readable
          .map(({ locale, origin }) =>
            textElement(locale, `${origin}${localePath(locale, propertyPath(home))}`),
          )
          .join(""),
      ),
      element(
        "desc",
        readable.map((site) => textElement(site.locale, feedDescription(site, home))).join(""),
      ),
      amenities.length > 0
        ? element(
            "features",
            amenities
              .slice(0, maxItems)
              .map((amenity) => textElement("feature", amenity))
              .join(""),
          )
        : "",
      element(
        "images",
        feedPictures(english, home)
          .slice(0, maxItems)
          .map(({ url }, index) => `<image id="${index + 1}">${textElement("url", url)}</image>`)
          .join(""),
      ),
    ].join("\n"),
  );
}

/**
 * The homes with a valid permit in Kyero's format, version 3, which many portals read:
 * https://help.kyero.com/xml-import-specification. The schema requires a home; a feed without one ends all its
 * advertisements.
 *
 * @param site in English
 */
export function kyeroFeed(site: Site): string {
  const sites = feedLocales.map((locale) =>
    locale === site.locale ? site : createSite({ ...site, locale }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<root>",
    element(
      "kyero",
      textElement("feed_version", 3) + textElement("feed_generated", timestamp(site.now)),
    ),
    element(
      "agent",
      [
        textElement("name", company.name),
        textElement("email", company.email),
        textElement("tel", company.phone),
        textElement("town", site.messages.properties.city),
        textElement("country", "United Arab Emirates"),
      ].join(""),
    ),
    ...homesWithPermit(site).map((home) => property(sites, home)),
    "</root>",
    "",
  ].join("\n");
}
