import { company } from "~/content/company";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { brochureLink } from "~/features/brochures/brochure-link";
import { costsInBrief } from "~/features/costs/cost-content";
import { purchaseContent } from "~/features/costs/purchase-content";
import { returnContent } from "~/features/costs/return-content";
import { tenancyContent } from "~/features/costs/tenancy-content";
import { telUrl, mailtoUrl } from "~/features/enquiries/contact-links";
import { directContact } from "~/features/enquiries/direct-contact";
import { placeMap, mapLocationOf } from "~/features/map/place-map";
import { brokerNumber } from "~/features/permits/firm-facts";
import { permitContent } from "~/features/permits/permit-content";
import { compactConvertedPrice, convertedPrice } from "~/format/converted-money";
import type { ExchangeRates } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import { formatPrice } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { localePath, type Locale } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import type { PropertyPageMessages } from "~/messages/en/property";
import type { Advertised } from "~/site/advertised";
import type { Crumb } from "~/ui/breadcrumbs";
import { galleryOf } from "./gallery";
import { optionalFacts } from "./optional-facts";
import { plansOf } from "./plan-data";
import { drawingAddress } from "./plan-files";
import { propertyCardData } from "./property-card-data";
import {
  descriptionOf,
  locationOf,
  placeDetails,
  priceNote,
  propertyDetails,
  propertyFigures,
  propertyInBrief,
  type propertyAnswers,
} from "./property-facts";
import { guidePath, propertyPath, similarProperties } from "./property-queries";

/** The number of similar properties. */
export const maxSimilar = 2;

/** The agent of a property, with contact details. */
function agentOf(
  { permits, properties: messages }: Messages,
  page: PropertyPageMessages,
  { desk }: Property,
) {
  return {
    name: [
      interpolate(page.agent.name, { desk: messages.desks[desk], company: company.name }),
      ...brokerNumber(permits, company, desk),
    ].join(" · "),
    phone: company.phone,
    phoneUrl: telUrl(company.phone),
    email: company.email,
    emailUrl: mailtoUrl(company.email),
  };
}

/** The messages of the card with all contact details. */
function contactOf({ contact: { message: _message, ...messages } }: PropertyPageMessages) {
  return { ...messages, number: company.whatsapp };
}

interface PropertyPageSource {
  locale: Locale;
  messages: Messages;
  /** The breadcrumb trail. */
  crumbs: readonly Crumb[];
  /** The fields of a viewing request that identify the property. */
  answers: ReturnType<typeof propertyAnswers>;
  /** The origin of the site, for absolute links. */
  origin: string;
  /** The query of the page. */
  query: URLSearchParams;
  advertised: Advertised;
  /** For the price in euros and pounds; undefined if there are none. */
  rates: ExchangeRates | undefined;
}

/** The data of a property's page. For loaders. */
export function propertyPageData(property: Property, source: PropertyPageSource) {
  const { locale, messages: all, crumbs, answers, origin, query, advertised, rates } = source;
  const { properties: messages, property: page } = all;
  const { title, summary, amenities } = textsIn(property, locale);
  const plans = plansOf(locale, page.plan, property);
  const { title: onePlan, titleOfSeveral, enlarge, zoomIn, zoomOut, legend } = page.plan;
  const location = locationOf(locale, messages, property);
  const similar = similarProperties(property, advertised.properties, maxSimilar);
  const sharesPurpose = similar.some(({ purpose }) => purpose === property.purpose);
  const handover = messages.handovers[property.handover];
  const address = `${origin}${localePath(locale, propertyPath(property))}`;
  const mapLocation = mapLocationOf(locale, property, property.district);
  return {
    id: property.id,
    layout: property.enquiry,
    crumbs,
    // Line breaks are between its parts only.
    eyebrow: [location, messages.purposes[property.purpose], handover].map(nonBreaking).join(" · "),
    title,
    summary,
    price: formatPrice(locale, property),
    converted: convertedPrice(locale, property, rates),
    convertedInShort: compactConvertedPrice(locale, property, rates),
    priceNote: priceNote(locale, page, property),
    costsInBrief: costsInBrief(locale, all.costs, property),
    costs:
      property.purpose === "sale"
        ? purchaseContent(locale, all.costs, property, query, rates)
        : tenancyContent(locale, all.costs, property, rates),
    return:
      property.purpose === "sale"
        ? {
            ...returnContent(locale, all.costs, property, query, rates),
            risk: all.investment.risk,
          }
        : undefined,
    figures: propertyFigures(locale, messages, property),
    brief: propertyInBrief(locale, messages, property),
    gallery: galleryOf(source, property),
    description: descriptionOf(locale, property),
    amenitiesTitle: messages.amenitiesTitles[property.amenitiesTitle],
    amenities,
    details: [
      ...propertyDetails(locale, messages, page, property),
      ...optionalFacts(locale, page.facts, property, advertised.now),
    ],
    plans: plans.map((plan) => ({
      ...plan,
      src: drawingAddress(plan.drawing),
    })),
    place: placeDetails(locale, page, property),
    map:
      mapLocation &&
      placeMap({
        locale,
        messages: all.map,
        title: page.place.title,
        name: title,
        mapLocation,
        areas: advertised.areas.filter(({ id }) => id !== property.area),
      }),
    guide: guidePath(advertised.areas, property),
    permit: permitContent(all.permits, property, advertised.now),
    agent: agentOf(all, page, property),
    // The form is in a dialog, beside the contact details of the agent.
    contact: property.enquiry === "dialog" ? contactOf(page) : undefined,
    directContact: directContact(all, interpolate(page.contact.message, { title, address })),
    letterhead: { firm: company.legalName, address },
    answers,
    brochure: brochureLink(locale, all.brochure, property.id, title),
    similar: similar.map((other) => propertyCardData(source, other)),
    similarNote: sharesPurpose ? undefined : page.similar.otherPurpose[property.purpose],
    messages: {
      details: page.details.title,
      plan: {
        title: plans.length > 1 ? titleOfSeveral : onePlan,
        enlarge,
        zoomIn,
        zoomOut,
        legend,
      },
      place: { title: page.place.title, guide: page.place.guide },
      request: page.request,
      agent: page.agent.title,
      share: page.share,
      similar: { title: page.similar.title, all: page.similar.all },
    },
  };
}

export type PropertyPageData = ReturnType<typeof propertyPageData>;
