import type { RealEstateListing, WithContext } from "schema-dts";
import { localePath, locales, type SitePath } from "~/locale";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import type { Site } from "~/site/site";
import { hasValidPermit, type Advertisement } from "~/site/validity";

interface ListingPage {
  path: SitePath;
  name: string;
  description: string;
  pictures: readonly Picture[];
  /** The advertised property or project. */
  listing: Advertisement;
}

/** The part of a RealEstateListing that properties and projects share. */
export function listingPage(
  { locale, messages, origin, now }: Site,
  { path, name, description, pictures, listing }: ListingPage,
) {
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
