import { placeName } from "~/content/places";
import type { Property, PropertyType } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { positionOf } from "~/features/search/places";
import { cleanText } from "~/format/clean-text";
import { showProperty } from "~/listings/property";
import { propertyPath } from "~/listings/property-queries";
import type { Site } from "~/site/site";
import { feedDescription, feedPictures, homesWithPermit } from "./homes";

/** The maximum number of pictures of a home. */
const maxPictures = 20;

/** The maximum length of a description in characters. */
const maxDescription = 5_000;

/** The types of a catalogue for ads. */
const types: Record<PropertyType, string> = {
  apartment: "apartment",
  villa: "house",
  penthouse: "apartment",
  townhouse: "townhouse",
};

/** The description. It begins with the period of a rent, for which the format has no column. */
function description(site: Site, home: Property): string {
  const { statedPrice, rentPeriod } = showProperty(site, home);
  const rent = rentPeriod ? [`${statedPrice}, ${rentPeriod}`] : [];
  return [...rent, feedDescription(site, home)].join("\n\n").slice(0, maxDescription);
}

/** The cells of a home by column, without its pictures. */
function cellsOf(site: Site, home: Property) {
  const { messages, origin } = site;
  const { city } = messages.properties;
  const position = positionOf(home);
  const purpose = home.purpose === "sale" ? "for_sale" : "for_rent";
  return {
    home_listing_id: home.id,
    name: textsIn(home, site.locale).title,
    availability: purpose,
    description: description(site, home),
    "address.addr1": placeName("en", home.place),
    "address.city": city,
    "address.region": city,
    "address.country": "United Arab Emirates",
    latitude: position?.lat,
    longitude: position?.lon,
    "neighborhood[0]": placeName("en", home.district),
    price: `${home.aed} AED`,
    url: `${origin}${propertyPath(home)}`,
    listing_type: `${purpose}_by_agent`,
    property_type: types[home.type],
    num_beds: home.bedrooms,
    num_baths: home.bathrooms,
    year_built: home.yearBuilt,
    area_size: home.areaSqFt,
    area_unit: "sq_ft",
  };
}

const pictureColumns = Array.from({ length: maxPictures }, (_, index) => [
  `image[${index}].url`,
  `image[${index}].tag[0]`,
]).flat();

/** The cells of a home's pictures: address and caption of each. */
const pictureCells = (site: Site, home: Property) =>
  feedPictures(site, home)
    .slice(0, maxPictures)
    .flatMap(({ url, caption }) => [url, caption]);

const header: readonly (keyof ReturnType<typeof cellsOf>)[] = [
  "home_listing_id",
  "name",
  "availability",
  "description",
  "address.addr1",
  "address.city",
  "address.region",
  "address.country",
  "latitude",
  "longitude",
  "neighborhood[0]",
  "price",
  "url",
  "listing_type",
  "property_type",
  "num_beds",
  "num_baths",
  "year_built",
  "area_size",
  "area_unit",
];

/** A record (RFC 4180). */
const csvLine = (cells: readonly (string | number | undefined)[]) =>
  `${cells.map((value) => `"${cleanText(String(value ?? "")).replaceAll('"', '""')}"`).join()}\r\n`;

/**
 * The homes with a valid permit as a catalogue of home listings for ads on Facebook and Instagram:
 * https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started. There is no column for the postal code,
 * which the Emirates do not have.
 *
 * @param site in English
 */
export function metaFeed(site: Site): string {
  const records = homesWithPermit(site).map((home) => {
    const cells = cellsOf(site, home);
    const pictures = pictureCells(site, home);
    return [
      ...header.map((column) => cells[column]),
      ...pictureColumns.map((_, index) => pictures[index]),
    ];
  });
  return [[...header, ...pictureColumns], ...records].map(csvLine).join("");
}
