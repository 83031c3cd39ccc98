import type { Apartment, House, RealEstateListing, WithContext } from "schema-dts";
import { placeName } from "~/content/places";
import type { Property, PropertyType } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { isPermitted } from "~/features/permits/validity";
import { givenFacts } from "~/features/properties/given-facts";
import type { PlanData } from "~/features/properties/plan-data";
import { href, type Locale, locales } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import { agencyInBrief } from "./agency";

/** A floor area in square feet, as UN/CEFACT's common codes have it. */
const squareFeet = "FTK";

const houses = new Set<PropertyType>(["villa", "townhouse"]);

/** The codes of UN/CEFACT for the period of a rent. */
const periods = { year: "ANN", month: "MON" } as const;

function accommodation(
  property: Property,
  {
    locale,
    messages: { properties: messages, property: page },
    plans = [],
    origin,
    now,
  }: ListingPage,
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
    ...(property.floor !== undefined && { floorLevel: String(property.floor) }),
    ...(plans.length > 0 && {
      accommodationFloorPlan: plans.map(({ name, src }) => ({
        "@type": "FloorPlan" as const,
        name,
        layoutImage: `${origin}${src}`,
      })),
    }),
    ...additionalProperties(
      givenFacts(locale, page.facts, property, now).filter(({ name }) => name !== "floor"),
    ),
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

/** Facts that schema.org has no property of its own for, as the page has them. */
const additionalProperties = (facts: readonly { term: string; text: string }[]) =>
  facts.length > 0
    ? {
        additionalProperty: facts.map(({ term, text }) => ({
          "@type": "PropertyValue" as const,
          name: term,
          value: text,
        })),
      }
    : {};

interface ListingPage {
  locale: Locale;
  messages: Messages;
  /** Of the property's gallery. */
  pictures: readonly Picture[];
  /** Its floor plans, as the page shows them. */
  plans?: readonly (PlanData & { src: string })[];
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
  page: ListingPage,
): WithContext<RealEstateListing> {
  const { locale, messages, pictures, origin, now } = page;
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
          propertyID: messages.permits.name,
          value: property.permit.number,
          url: property.permit.card,
        },
      }),
    mainEntity: accommodation(property, page, `${address}#home`),
    offers: {
      "@type": "Offer",
      url: address,
      price: property.aed,
      priceCurrency: "AED",
      ...(property.rent?.period && {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: property.aed,
          priceCurrency: "AED",
          unitCode: periods[property.rent.period],
        },
      }),
      ...(property.reference && { sku: property.reference }),
      availability: "https://schema.org/InStock",
      businessFunction: {
        "@id": `http://purl.org/goodrelations/v1#${property.purpose === "rent" ? "LeaseOut" : "Sell"}`,
      },
      itemOffered: { "@id": `${address}#home` },
      offeredBy: agencyInBrief(origin),
    },
  };
}
