import type { ApartmentComplex, RealEstateListing, WithContext } from "schema-dts";
import { projectPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import type { Project } from "~/content/projects";
import { lowestPrice } from "~/listings/project";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";
import { listingPage, additionalProperty, agencyInBrief } from "./listing-page";

interface ProjectPage {
  line: string;
  slides: readonly { picture: PictureData }[];
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
