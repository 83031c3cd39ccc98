import type {
  Organization,
  RealEstateAgent,
  WebSite,
  WithContext,
  Article,
  Place,
} from "schema-dts";
import type { Area } from "~/content/areas";
import { type Company, company, shownPeople } from "~/content/company";
import { openingHours, socialProfiles } from "~/content/firm";
import { latinName, textsIn } from "~/content/texts";
import { sharePicture } from "~/layout/site-head";
import {
  agencyInBrief,
  additionalProperty,
  type LabelledFact,
} from "~/listings/structured-data/listing-page";
import { locales, localePath, type SitePath, type Locale } from "~/locale";
import { cataloguedPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";

const isoDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** An identifier of the firm or a person at an authority. */
const identifier = (propertyID: string, value: string) =>
  ({ "@type": "PropertyValue", propertyID, value }) as const;

/** The office's address, as far as company.yaml has it. */
const postalAddress = ({ address }: Pick<Company, "address">, city: string) =>
  ({
    "@type": "PostalAddress",
    ...(address && {
      streetAddress: [address.street, ...(address.district ? [address.district] : [])].join(", "),
      ...(address.postBox && { postOfficeBoxNumber: address.postBox }),
    }),
    addressLocality: city,
    addressCountry: "AE",
  }) as const;

/** The firm's registrations, as far as company.yaml has them. */
function registration({ arabicName, registered, trn, italy }: Company) {
  const { licence, orn } = registered;
  const numbers = [
    ...(licence ? [identifier("Trade licence", licence)] : []),
    ...(orn ? [identifier("ORN", orn)] : []),
  ];
  return {
    ...(arabicName && { alternateName: arabicName }),
    ...(trn && { taxID: trn }),
    ...(numbers.length > 0 && { identifier: numbers }),
    ...(italy && {
      subOrganization: {
        "@type": "Organization",
        legalName: italy.name,
        address: italy.address,
        vatID: italy.vat,
        ...(italy.register && { identifier: italy.register }),
      },
    }),
  } satisfies Omit<Exclude<RealEstateAgent, string>, "@type">;
}

/**
 * The people who work for the firm, for the page that shows them.
 *
 * @returns an empty list if company.yaml has none
 */
export function staff(
  site: Site,
  facts: Pick<Company, "people"> = company,
): WithContext<Organization>[] {
  const { locale, origin } = site;
  const people = shownPeople(facts);
  if (people.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      ...agencyInBrief(site),
      employee: people.map(({ name, photograph, brn, languages, texts }) => ({
        "@type": "Person",
        name,
        jobTitle: (texts[locale] ?? texts.en).role,
        knowsLanguage: languages,
        ...(photograph && { image: `${origin}${fallbackSource(cataloguedPicture(photograph))}` }),
        ...(brn && { identifier: identifier("BRN", brn) }),
      })),
    },
  ];
}

/**
 * The firm as a RealEstateAgent, for the home page.
 *
 * @param facts of the firm
 */
export function agency(site: Site, facts = company): WithContext<RealEstateAgent> {
  const { locale, origin, messages } = site;
  const profiles = socialProfiles.flatMap(({ address }) => address ?? []);
  return {
    "@context": "https://schema.org",
    ...agencyInBrief(site),
    "@type": "RealEstateAgent",
    legalName: company.legalName,
    logo: `${origin}/icon-512.png`,
    image: `${origin}${sharePicture(locale, "/")}`,
    telephone: company.phone,
    email: company.email,
    ...registration(facts),
    ...(facts.ceo && { founder: { "@type": "Person" as const, name: facts.ceo } }),
    address: postalAddress(facts, messages.company.city),
    openingHoursSpecification: openingHours.flatMap(({ weekdays, hours }) =>
      hours
        ? [
            {
              "@type": "OpeningHoursSpecification" as const,
              dayOfWeek: weekdays.map((day) => isoDays[day - 1] ?? "Monday"),
              opens: clock(hours.from),
              closes: clock(hours.to),
            },
          ]
        : [],
    ),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function website({ origin, locale }: Site): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: origin,
    name: company.name,
    inLanguage: locales[locale].lang,
    publisher: { "@id": `${origin}/#agency` },
  };
}

interface AreaPlace {
  locale: Locale;
  origin: string;
  picture: PictureData;
  /** Facts without a property in schema.org, with the labels of the page. */
  facts: readonly LabelledFact[];
}

/** The structured data of an area guide: the place, with its position and its facts. Only what the page shows. */
export function areaPlace(
  area: Area,
  { locale, origin, picture, facts }: AreaPlace,
): WithContext<Place> {
  const { name, description } = textsIn(area, locale);
  const address = `${origin}${localePath(locale, `/areas/${area.id}`)}`;
  return {
    "@context": "https://schema.org",
    "@type": "Place",
    "@id": `${address}#area`,
    url: address,
    name,
    alternateName: latinName(name, area.texts.en.name),
    description,
    image: `${origin}${fallbackSource(picture)}`,
    geo: {
      "@type": "GeoCoordinates",
      latitude: area.position.lat,
      longitude: area.position.lon,
    },
    ...additionalProperty(facts),
  };
}

interface ArticleFacts {
  title: string;
  excerpt: string;
  category: string;
  /** As yyyy-mm-dd. */
  date: string;
  updated?: { date: string };
  to: SitePath;
  picture: PictureData;
}

export function articleData(site: Site, article: ArticleFacts): WithContext<Article> {
  const { locale, origin } = site;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    ...(article.updated && { dateModified: article.updated.date }),
    inLanguage: locales[locale].lang,
    image: `${origin}${fallbackSource(article.picture)}`,
    mainEntityOfPage: `${origin}${localePath(locale, article.to)}`,
    author: agencyInBrief(site),
    publisher: agencyInBrief(site),
  };
}
