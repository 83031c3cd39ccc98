import type { Apartment, House, RealEstateListing, WithContext } from "schema-dts";
import type { Property, PropertyType } from "~/content/en/properties";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import { agencyInBrief } from "./agency";

/** A floor area in square feet, as UN/CEFACT's common codes have it. */
const squareFeet = "FTK";

const houses = new Set<PropertyType>(["Villa", "Townhouse"]);

function accommodation(property: Property, id: string): Exclude<Apartment | House, string> {
  const [locality = property.location, region] = property.location.split(", ");
  const facts = {
    "@id": id,
    name: property.title,
    numberOfBedrooms: property.bedrooms,
    numberOfBathroomsTotal: property.bathrooms,
    floorSize: { "@type": "QuantitativeValue", value: property.areaSqFt, unitCode: squareFeet },
    ...(property.yearBuilt && { yearBuilt: property.yearBuilt }),
    amenityFeature: property.amenities.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      addressCountry: "AE",
    },
  } satisfies Omit<Exclude<Apartment, string>, "@type">;
  return houses.has(property.type)
    ? { "@type": "House", ...facts }
    : { "@type": "Apartment", ...facts };
}

/**
 * A home's page as schema.org has it: the listing, its offer, and the home that is offered. It
 * says only what the page shows. The offer names the home by its id: schema.org does not let an
 * offer contain an accommodation.
 *
 * @param pictures of the home's gallery
 * @param origin of the site
 */
export function realEstateListing(
  property: Property,
  pictures: readonly Picture[],
  origin: string,
): WithContext<RealEstateListing> {
  const address = `${origin}${property.link}`;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": address,
    url: address,
    name: property.title,
    description: property.summary,
    image: pictures.map((picture) => `${origin}${fallbackSource(picture)}`),
    mainEntity: accommodation(property, `${address}#home`),
    offers: {
      "@type": "Offer",
      url: address,
      price: property.amount,
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
