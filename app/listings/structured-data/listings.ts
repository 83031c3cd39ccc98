import type {
  Apartment,
  House,
  RealEstateListing,
  WithContext,
  ApartmentComplex,
} from "schema-dts";
import { projectPath } from "~/content/paths";
import { placeName, projectPlace } from "~/content/places";
import type { Project } from "~/content/projects";
import { hasOwnPlot, type Property } from "~/content/properties";
import { latinName, textsIn } from "~/content/texts";
import type { ListingVideoData } from "~/listings/listing-video.server";
import { lowestPrice } from "~/listings/project";
import { optionalFacts } from "~/listings/property-details";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";
import { listingPage, additionalProperty, agencyInBrief } from "./listing-page";

/** The unit code of UN/CEFACT for square feet. */
const squareFeet = "FTK";

/** The unit codes of UN/CEFACT for the periods of a rent. */
const periods = { year: "ANN", month: "MON" } as const;

function accommodation(
  site: Site,
  property: Property,
  plans: PropertyPage["plans"],
  id: string,
): Exclude<Apartment | House, string> {
  const { locale, messages, origin } = site;
  const { title, amenities } = textsIn(property, locale);
  const facts = {
    "@id": id,
    name: title,
    alternateName: latinName(title, property.texts.en.title),
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
    ...additionalProperty(
      optionalFacts(site, property)
        .filter(({ name }) => name !== "floor")
        .map(({ term, text }) => ({ label: term, text })),
    ),
    amenityFeature: amenities.map((name) => ({
      "@type": "LocationFeatureSpecification" as const,
      name,
      value: true,
    })),
    address: {
      "@type": "PostalAddress",
      addressLocality: placeName(locale, property.place),
      addressRegion: messages.properties.city,
      addressCountry: "AE",
    },
  } satisfies Omit<Exclude<Apartment, string>, "@type">;
  return hasOwnPlot(property.type)
    ? { "@type": "House", ...facts }
    : { "@type": "Apartment", ...facts };
}

const itemAvailability = ({ availability }: Property) => {
  if (!availability) return "InStock";
  return availability.state === "reserved" ? "Reserved" : "SoldOut";
};

interface PropertyPage {
  pictures: readonly PictureData[];
  plans: readonly { name: string; src: string }[];
  video?: ListingVideoData | undefined;
}

/**
 * The structured data of a property's page: the listing, its offer and the accommodation. Only what the
 * page shows. The offer refers to the accommodation by id: schema.org does not let an offer contain one.
 */
export function propertyListing(
  site: Site,
  property: Property,
  { pictures, plans, video }: PropertyPage,
): WithContext<RealEstateListing> {
  const { title, summary } = textsIn(property, site.locale);
  const listing = listingPage(site, {
    path: `/property/${property.id}`,
    name: title,
    description: summary,
    pictures,
    video,
    listing: property,
  });
  return {
    ...listing,
    mainEntity: accommodation(site, property, plans, `${listing.url}#home`),
    offers: {
      "@type": "Offer",
      url: listing.url,
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
      availability: `https://schema.org/${itemAvailability(property)}`,
      businessFunction: {
        "@id": `http://purl.org/goodrelations/v1#${property.purpose === "rent" ? "LeaseOut" : "Sell"}`,
      },
      itemOffered: { "@id": `${listing.url}#home` },
      offeredBy: agencyInBrief(site),
    },
  };
}

interface ProjectPage {
  line: string;
  slides: readonly { picture: PictureData }[];
  video?: ListingVideoData | undefined;
  registerFacts: Parameters<typeof additionalProperty>[0];
}

/**
 * The structured data of a project's page: the listing, and the project. Only what the page shows.
 *
 * @param page as its loader makes it
 */
export function projectListing(
  site: Site,
  project: Project,
  page: ProjectPage,
): WithContext<RealEstateListing> {
  const { locale } = site;
  const { id, title } = project;
  const place = projectPlace(locale, project);
  const listing = listingPage(site, {
    path: projectPath(id),
    name: title,
    description: page.line,
    pictures: page.slides.map(({ picture }) => picture),
    video: page.video,
    listing: project,
  });
  const price = lowestPrice(project);
  const building: Exclude<ApartmentComplex, string> = {
    "@type": "ApartmentComplex",
    "@id": `${listing.url}#project`,
    name: title,
    ...additionalProperty(page.registerFacts),
    ...(place && {
      address: {
        "@type": "PostalAddress",
        addressLocality: place,
        addressCountry: "AE",
      },
    }),
  };
  return {
    ...listing,
    mainEntity: building,
    ...(price !== undefined && {
      offers: {
        "@type": "AggregateOffer",
        url: listing.url,
        lowPrice: price,
        priceCurrency: "AED",
        offeredBy: agencyInBrief(site),
      },
    }),
  };
}
