import type { RealEstateListing, WithContext, OrganizationLeaf } from "schema-dts";
import { company } from "~/content/company";
import { type FactStatus, statusText } from "~/listings/fact-sources";
import { type ListingVideoData, videoObject } from "~/listings/listing-video.server";
import { localePath, locales, type SitePath } from "~/locale";
import type { PictureData } from "~/pictures/picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import { hasValidPermit, type Advertisement } from "~/site/validity";

/**
 * The firm in short, for pages that only refer to it. Search engines read each page separately, so a
 * reference by id alone would not resolve.
 */
export function agencyInBrief({ origin }: Site) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#agency`,
    name: company.name,
    url: origin,
  } satisfies OrganizationLeaf;
}

export interface LabelledFact {
  label: string;
  text: string;
  /** The URL of the fact's source. */
  address?: string | undefined;
  /** Who states it. */
  status?: FactStatus;
}

export const additionalProperty = (facts: readonly LabelledFact[]) =>
  facts.length > 0
    ? {
        additionalProperty: facts.map(
          ({ label, text, status, address = status?.source?.address }) => ({
            "@type": "PropertyValue" as const,
            name: label,
            value: text,
            ...(status && { description: statusText(status) }),
            ...(address && { url: address }),
          }),
        ),
      }
    : {};

interface ListingPage {
  path: SitePath;
  name: string;
  description: string;
  pictures: readonly PictureData[];
  video?: ListingVideoData | undefined;
  listing: Advertisement;
}

/** The part of a RealEstateListing that properties and projects share. */
export function listingPage(
  site: Site,
  { path, name, description, pictures, video, listing }: ListingPage,
) {
  const { locale, messages, origin, now } = site;
  const address = `${origin}${localePath(locale, path)}`;
  const { permit } = listing;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    "@id": address,
    url: address,
    inLanguage: locales[locale].lang,
    name,
    description,
    image: pictures.map((picture) => `${origin}${fallbackSource(picture)}`),
    ...(video && { video: videoObject(site, video) }),
    ...(permit &&
      hasValidPermit(listing, now) && {
        identifier: {
          "@type": "PropertyValue",
          propertyID: messages.permits.name,
          value: permit.number,
          url: permit.card,
        },
      }),
  } satisfies WithContext<RealEstateListing>;
}
