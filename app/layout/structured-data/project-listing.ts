import type { ApartmentComplex, RealEstateListing, WithContext } from "schema-dts";
import { projectPath } from "~/content/paths";
import { countryPlace, placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import { lowestPrice } from "~/features/invest/project-figures";
import type { ProjectPageData } from "~/features/invest/project-page-data";
import { isPermitted } from "~/features/permits/validity";
import { href, type Locale, locales } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { fallbackSource } from "~/pictures/source-set";
import { agencyInBrief } from "./agency";

interface ListingPage {
  locale: Locale;
  messages: Messages;
  page: ProjectPageData;
  /** Of the site. */
  origin: string;
  now: Date;
}

/** A project's page as schema.org has it: the listing, and the project. It says only what the page shows. */
export function projectListing(
  project: Project,
  { locale, messages: { permits }, page, origin, now }: ListingPage,
): WithContext<RealEstateListing> {
  const { id, title, place, permit } = project;
  const address = `${origin}${href(locale, projectPath(id))}`;
  const price = lowestPrice(project);
  const building: Exclude<ApartmentComplex, string> = {
    "@type": "ApartmentComplex",
    "@id": `${address}#project`,
    name: title,
    ...(page.register.length > 0 && {
      additionalProperty: page.register.map(({ label, text }) => ({
        "@type": "PropertyValue" as const,
        name: label,
        value: text,
      })),
    }),
    ...(place !== countryPlace && {
      address: {
        "@type": "PostalAddress",
        addressLocality: placeName(locale, place),
        addressCountry: "AE",
      },
    }),
  };
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": address,
    url: address,
    inLanguage: locales[locale].lang,
    name: title,
    description: page.line,
    image: page.slides.map(({ picture }) => `${origin}${fallbackSource(picture)}`),
    ...(permit &&
      isPermitted(project, now) && {
        identifier: {
          "@type": "PropertyValue",
          propertyID: permits.name,
          value: permit.number,
          url: permit.card,
        },
      }),
    mainEntity: building,
    ...(price !== undefined && {
      offers: {
        "@type": "AggregateOffer",
        url: address,
        lowPrice: price,
        priceCurrency: "AED",
        offeredBy: agencyInBrief(origin),
      },
    }),
  };
}
