import type { Apartment, House, RealEstateListing, WithContext } from "schema-dts";
import { placeName } from "~/content/places";
import type { Property, PropertyType } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { isPermitted } from "~/features/permits/validity";
import { href, type Locale, locales } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import type { PropertiesMessages } from "~/messages/en/properties";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import { agencyInBrief } from "./agency";

/** A floor area in square feet, as UN/CEFACT's common codes have it. */
const squareFeet = "FTK";

const houses = new Set<PropertyType>(["villa", "townhouse"]);

function accommodation(
  locale: Locale,
  property: Property,
  messages: PropertiesMessages,
  id: string,
): Exclude<Apartment | House, string> {
  const { title, amenities } = textsIn(property, locale);
  const facts = {
    "@id": id,
    name: title,
    numberOfBedrooms: property.bedrooms,
    numberOfBathroomsTotal: property.bathrooms,
    floorSize: { "@type": "QuantitativeValue", value: property.areaSqFt, unitCode: squareFeet },
    ...(property.yearBuilt && { yearBuilt: property.yearBuilt }),
    amenityFeature: amenities.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
    address: {
      "@type": "PostalAddress",
      addressLocality: placeName(locale, property.place),
      addressRegion: messages.city,
      addressCountry: "AE",
    },
  } satisfies Omit<Exclude<Apartment, string>, "@type">;
  return houses.has(property.type)
    ? { "@type": "House", ...facts }
    : { "@type": "Apartment", ...facts };
}

interface ListingPage {
  locale: Locale;
  messages: Messages;
  /** Of the property's gallery. */
  pictures: readonly Picture[];
  /** Of the site. */
  origin: string;
  now: Date;
}

/**
 * A property's page as schema.org has it: the listing, its offer, and the home that is offered. It
 * says only what the page shows. The offer names the home by its id: schema.org does not let an
 * offer contain an accommodation.
 */
export function realEstateListing(
  property: Property,
  { locale, messages: { properties: messages, permits }, pictures, origin, now }: ListingPage,
): WithContext<RealEstateListing> {
  const { title, summary } = textsIn(property, locale);
  const address = `${origin}${href(locale, `/property/${property.id}`)}`;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": address,
    url: address,
    inLanguage: locales[locale].lang,
    name: title,
    description: summary,
    image: pictures.map((picture) => `${origin}${fallbackSource(picture)}`),
    ...(property.permit &&
      isPermitted(property, now) && {
        identifier: {
          "@type": "PropertyValue",
          propertyID: permits.name,
          value: property.permit.number,
          url: property.permit.card,
        },
      }),
    mainEntity: accommodation(locale, property, messages, `${address}#home`),
    offers: {
      "@type": "Offer",
      url: address,
      price: property.aed,
      priceCurrency: "AED",
      availability: "https://schema.org/InStock",
      businessFunction: {
        "@id": `http://purl.org/goodrelations/v1#${property.purpose === "rent" ? "LeaseOut" : "Sell"}`,
      },
      itemOffered: { "@id": `${address}#home` },
      offeredBy: agencyInBrief(origin),
    },
  };
}
