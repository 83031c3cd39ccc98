import { company } from "~/content/company";
import { buyPath, purchasePlanPath } from "~/content/paths";
import { isClosed, type Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { brochureLink } from "~/features/brochures/brochure-link";
import { purchaseContent } from "~/features/costs/purchase.server";
import { tenancyContent } from "~/features/costs/tenancy.server";
import { contactPath, mailtoUrl } from "~/features/enquiries/contact-links";
import { directContact } from "~/features/enquiries/direct-contact";
import { placeMap } from "~/features/map/place-map";
import { permitContent } from "~/features/permits/permit";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { listingAgent } from "~/listings/listing-agent";
import { listingVideo } from "~/listings/listing-video.server";
import { galleryOf, pricePerSquareFoot, type ShownProperty } from "~/listings/property";
import { optionalFacts, propertyDetails } from "~/listings/property-details";
import { areaGuide, isSimilar, similarProperties } from "~/listings/property-queries";
import { shortlistPath } from "~/listings/shortlist";
import { viewingAnswers } from "~/listings/viewing-answers";
import { localePath } from "~/locale";
import { fallbackSource } from "~/pictures/picture-files";
import { inEnglish, type Site } from "~/site/site";
import { plansOf } from "./floor-plans.server";
import { propertyCardData } from "./property-card.server";

/** The id of the section with similar homes. */
const similarId = "similar";

/** Drawings and PDFs in the folders of properties. Vite gives each a URL with a content hash. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  "../../content/properties/*/*.{svg,pdf,SVG,PDF}",
  { query: "?url", import: "default", eager: true },
);

/**
 * The URL of a drawing or a PDF. The map of all of them stays on the server.
 *
 * @param drawing its file below app/content
 * @throws if there is no such file. `npm run content` reports it earlier
 */
function drawingAddress(drawing: string): string {
  const address = files[`../../content/${drawing}`];
  if (!address) throw new Error(`There is no drawing ${drawing}.`);
  return address;
}

/** What a visitor of a property that is sold or let can do instead of a request. */
function closedOf({ locale, messages }: Site, { purpose }: Property, hasSimilar: boolean) {
  const { text, similar, all, contact } = messages.property.closed;
  return {
    text,
    next: hasSimilar
      ? { href: `#${similarId}`, text: similar }
      : { href: localePath(locale, buyPath), text: all },
    contact: {
      href: localePath(
        locale,
        contactPath({ interest: purpose === "sale" ? "buying" : "renting" }),
      ),
      text: contact,
    },
  };
}

type Closed = ReturnType<typeof closedOf> | undefined;

/** The heading, above the pictures. */
function headingOf(site: Site, property: Property, shown: ShownProperty, closed: Closed) {
  const { title, summary } = textsIn(property, site.locale);
  const { place, latinName, availability, availabilityText } = shown;
  const purpose = closed ? undefined : site.messages.properties.purposes[property.purpose];
  return {
    // Line breaks are between its parts only.
    eyebrow: [place, availability, purpose]
      .flatMap((part) => (part ? [nonBreaking(part)] : []))
      .join(" · "),
    title,
    latinName,
    summary,
    availability,
    availabilityText,
  };
}

/** The price, with other currencies and per area. */
function priceOf(site: Site, property: Property, shown: ShownProperty, closed: Closed) {
  const { format, messages } = site;
  const { statedPrice, mainPrice, statedDollars, rentPeriod, pricePerAreaText } = shown;
  const perSquareFoot = pricePerSquareFoot(property);
  return {
    statedPrice,
    mainPrice,
    // The notes under the costs have the date of the rate. A sold or let home has no costs, so its amounts have it.
    otherCurrencies: [
      ...statedDollars,
      ...(closed ? format.convertedPrice(property) : format.convertedAmount(property)),
    ],
    conversionNote: format.conversionNote(),
    priceCaption: [
      closed && messages.property.closed.price,
      rentPeriod ?? (closed && pricePerAreaText),
    ]
      .filter(Boolean)
      .join(" · "),
    /** The price per square foot, in Italian per square metre; undefined for a rent. */
    perArea:
      perSquareFoot === undefined
        ? undefined
        : {
            text: pricePerAreaText,
            converted: format.compactConvertedPrice({ aed: format.perShownArea(perSquareFoot) }),
          },
  };
}

/** The costs of a purchase or a tenancy. The sums stand before their parts. */
function costsOf(site: Site, property: Property) {
  const content = property.purpose === "sale" ? purchaseContent : tenancyContent;
  const { summary, withPrice, rows, notes } = content(site, property);
  const sums = rows.filter((row) => row.isEmphasized);
  return { summary, withPrice, rows: [...sums, ...rows.filter((row) => !row.isEmphasized)], notes };
}

/** The drawings and PDFs, with their texts. */
function plansSection(site: Site, property: Property) {
  const { shown: drawings, documents } = plansOf(site, property);
  const { title, titleOfSeveral, enlarge, stage, zoomIn, zoomOut, legend } =
    site.messages.property.plan;
  return {
    plans: drawings.map((plan) => ({
      ...plan,
      src: plan.picture
        ? fallbackSource(plan.picture)
        : drawingAddress(plan.drawing) + plan.fragment,
    })),
    planDocuments: documents.map(({ drawing, text }) => ({
      address: drawingAddress(drawing),
      text,
    })),
    texts: {
      title: drawings.length + documents.length > 1 ? titleOfSeveral : title,
      enlarge,
      stage,
      zoomIn,
      zoomOut,
      legend,
    },
  };
}

/** Who answers, and how they are reached. */
function contactsOf(
  site: Site,
  property: Property,
  { title, path }: ShownProperty,
  closed: Closed,
) {
  const { messages, origin } = site;
  const agent = listingAgent(site, property);
  const { message, ...texts } = messages.property.contact;
  const address = `${origin}${localePath(site.locale, path)}`;
  const text = closed ? messages.property.closed.message : message;
  return {
    agent: { name: agent.name, email: company.email, emailUrl: mailtoUrl(company.email) },
    // The form is in a dialog, beside the contact details of the agent.
    contact:
      property.enquiry === "dialog" && !closed ? { ...texts, number: agent.whatsapp } : undefined,
    directContact: directContact(site, interpolate(text, { title, address }), {
      ...agent,
      listing: property.id,
    }),
  };
}

/** The similar homes, and whether they are only others. */
function similarSection(site: Site, property: Property, similar: readonly Property[]) {
  const { title, others, all, compare, compareOne, otherPurpose } = site.messages.property.similar;
  const comparable = similar.filter(({ purpose }) => purpose === property.purpose);
  const sharesPurpose = comparable.length > 0;
  return {
    similar: similar.map((other) => propertyCardData(site, other)),
    similarTitle: similar.some((other) => isSimilar(property, other)) ? title : others,
    similarNote: sharesPurpose ? undefined : otherPurpose[property.purpose],
    similarLinks: [
      ...(isClosed(property)
        ? []
        : [
            sharesPurpose
              ? {
                  to: shortlistPath([property, ...comparable].map(({ id }) => id)),
                  children: compare,
                }
              : // With a script the button saves it, and the list of the browser has the others.
                {
                  to: shortlistPath([property.id]),
                  children: compareOne,
                  className: "without-script",
                },
          ]),
      { to: buyPath, children: all } as const,
    ],
  };
}

/**
 * The content of a property's page.
 *
 * @param shown the property by `showProperty`
 */
export function propertyPageData(site: Site, property: Property, shown: ShownProperty) {
  const { locale, messages: all, advertised, format } = site;
  const { properties: messages, property: pageMessages } = all;
  const { title, amenities } = textsIn(property, locale);
  const similar = similarProperties(property, advertised.properties);
  const closed = isClosed(property) ? closedOf(site, property, similar.length > 0) : undefined;
  const gallery = galleryOf(site, property);
  const details = propertyDetails(site, property);
  const { texts: planTexts, ...plans } = plansSection(site, property);
  return {
    id: property.id,
    ...headingOf(site, property, shown, closed),
    ...priceOf(site, property, shown, closed),
    /** In place of a request, if it is sold or let. */
    closed,
    ...contactsOf(site, property, shown, closed),
    answers: viewingAnswers(inEnglish(site), property),
    gallery,
    video: listingVideo(site, property),
    figures: shown.figures,
    description: shown.description,
    amenitiesTitle: messages.amenitiesTitles[property.amenitiesTitle],
    amenities,
    details: [...details.home, ...optionalFacts(site, property)],
    ...plans,
    costs: costsOf(site, property),
    purchasePlan:
      property.purpose === "sale" && !closed
        ? { to: purchasePlanPath(property.id), text: all.purchasePlan.linkFromHome }
        : undefined,
    place: details.place,
    map: placeMap(site, {
      title: pageMessages.place.title,
      name: title,
      place: property,
      areas: advertised.areas.filter(({ id }) => id !== property.area),
    }),
    guide: areaGuide(site, property),
    permit: permitContent(site, property),
    brochure: closed ? undefined : brochureLink(site, property.id, title),
    ...similarSection(site, property, similar),
    messages: {
      details: pageMessages.details.title,
      allPictures: format.count(gallery.length, pageMessages.allPictures),
      plan: planTexts,
      place: { title: pageMessages.place.title },
      request: pageMessages.request,
      agent: pageMessages.agent.title,
      share: pageMessages.share,
    },
  };
}

export type PropertyPageData = ReturnType<typeof propertyPageData>;
