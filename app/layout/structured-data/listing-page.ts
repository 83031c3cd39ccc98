import type { RealEstateListing, WithContext } from "schema-dts";
import { localePath, type Locale, locales, type SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import type { Picture } from "~/pictures/picture-data";
import { fallbackSource } from "~/pictures/source-set";
import { hasValidPermit, type Advertisement } from "~/site/validity";

interface ListingPage {
  path: SitePath;
  name: string;
  description: string;
  pictures: readonly Picture[];
  /** The advertised property or project. */
  listing: Advertisement;
}

export interface ListingContext {
  locale: Locale;
  messages: Pick<Messages, "permits">;
  /** The origin of the site. */
  origin: string;
  now: Date;
}

/** The part of a RealEstateListing that properties and projects share. */
export function listingPage(
  { path, name, description, pictures, listing }: ListingPage,
  { locale, messages, origin, now }: ListingContext,
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
