import type { OrganizationLeaf, RealEstateAgent, WebSite, WithContext } from "schema-dts";
import { company } from "~/content/company";
import { openingHours } from "~/content/opening-hours";
import { socialProfiles } from "~/content/social-profiles";
import { sharePicture } from "~/layout/share-picture";
import { type Locale, locales } from "~/locale";

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

/**
 * The firm where a page only names it. Search engines read each page by itself: an id alone would
 * lead nowhere on any page but the home page.
 */
export function agencyInBrief(origin: string) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#agency`,
    name: company.name,
    url: origin,
  } satisfies OrganizationLeaf;
}

/**
 * The firm as schema.org describes one: what the footer shows.
 *
 * @param city where it is, in the language of the page
 */
export function agency(locale: Locale, origin: string, city: string): WithContext<RealEstateAgent> {
  const profiles = socialProfiles.flatMap(({ address }) => address ?? []);
  return {
    "@context": "https://schema.org",
    ...agencyInBrief(origin),
    "@type": "RealEstateAgent",
    legalName: company.legalName,
    logo: `${origin}/icon-512.png`,
    image: `${origin}${sharePicture(locale, "/")}`,
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressCountry: "AE",
    },
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

/** The site itself, in a language. */
export function website(origin: string, locale: Locale): WithContext<WebSite> {
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
