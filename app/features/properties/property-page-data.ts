import { company as companyWords } from "~/content/en/company";
import { purposeWords } from "~/content/en/listing-words";
import { type Property, properties } from "~/content/en/properties";
import { propertyPage } from "~/content/en/property-page";
import { company } from "~/data/company";
import { callAddress, emailAddress, whatsappAddress } from "~/features/company/contact-links";
import { nonBreaking } from "~/format/non-breaking";
import { picture } from "~/pictures/find-picture";
import type { Crumb } from "~/ui/breadcrumbs";
import { propertyCard } from "./property-card-data";
import {
  propertyDetails,
  propertyFigures,
  propertyInBrief,
  permitDetails,
  placeDetails,
  priceNote,
} from "./property-facts";
import { similarProperties } from "./similar-properties";

const similarShown = 2;

/** Who answers for a home, and how to reach them. */
function agentOf({ agent, title, link }: Property, origin: string) {
  const message = `${propertyPage.contact.message} ${title}: ${origin}${link}`;
  return {
    name: `${agent}, ${company.name}`,
    phone: company.phone,
    call: callAddress(),
    email: company.email,
    write: emailAddress(),
    whatsapp: `+${company.whatsapp}`,
    chat: whatsappAddress(companyWords.whatsappGreeting),
    chatAboutHome: whatsappAddress(message),
  };
}

/**
 * All that a home's page shows, for its loader.
 *
 * @param home one of the catalogue
 * @param crumbs the way to it from the home page
 * @param origin where the site is published, for links that leave it
 */
export function propertyPageData(home: Property, crumbs: readonly Crumb[], origin: string) {
  const { id, title, location, price, description, amenitiesTitle, amenities } = home;
  return {
    id,
    layout: home.enquiry,
    crumbs,
    // Where the line breaks, it breaks between its parts.
    eyebrow: [home.location, purposeWords[home.purpose], home.handoverDate]
      .map(nonBreaking)
      .join(" · "),
    title,
    summary: home.summary,
    price,
    priceNote: priceNote(home),
    figures: propertyFigures(home),
    brief: propertyInBrief(home),
    gallery: home.gallery.map((slide) => ({ ...slide, picture: picture(slide.picture) })),
    description,
    amenitiesTitle,
    amenities,
    details: propertyDetails(home),
    place: placeDetails(home),
    guide: `/areas/${home.guide}` as const,
    permits: permitDetails(company.permits),
    agent: agentOf(home, origin),
    viewing: { propertyTitle: title, propertyLocation: location, propertyPrice: price },
    similar: similarProperties(home, properties, similarShown).map(propertyCard),
    words: propertyPage,
  };
}

export type PropertyPageData = ReturnType<typeof propertyPageData>;
