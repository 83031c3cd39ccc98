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
import { galleryOf, pricePerSquareFoot, showProperty } from "~/listings/property";
import { optionalFacts, propertyDetails } from "~/listings/property-details";
import { areaGuide, isSimilar, similarProperties } from "~/listings/property-queries";
import type { viewingAnswers } from "~/listings/viewing-answers";
import { localePath } from "~/locale";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import type { Crumb } from "~/ui/breadcrumbs";
import { plansOf } from "./floor-plans.server";
import { propertyCardData } from "./property-card.server";

/** The id of the section with similar homes. */
const similarId = "similar-properties";

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

interface PropertyPageSource {
  crumbs: readonly Crumb[];
  answers: ReturnType<typeof viewingAnswers>;
}

export function propertyPageData(
  site: Site,
  property: Property,
  { crumbs, answers }: PropertyPageSource,
) {
  const { locale, messages: all, origin, advertised, format } = site;
  const { properties: messages, property: page } = all;
  const { title, summary, amenities } = textsIn(property, locale);
  const shown = showProperty(site, property);
  const gallery = galleryOf(site, property);
  const similar = similarProperties(property, advertised.properties);
  const sharesPurpose = similar.some(({ purpose }) => purpose === property.purpose);
  const guide = areaGuide(site, property);
  const closed = isClosed(property) ? closedOf(site, property, similar.length > 0) : undefined;
  const agent = listingAgent(site, property);
  const { message, ...contactTexts } = page.contact;
  const address = `${origin}${localePath(locale, shown.path)}`;
  const plans = plansOf(site, property);
  const { title: onePlan, titleOfSeveral, enlarge, stage, zoomIn, zoomOut, legend } = page.plan;
  const { aed, usd } = property;
  const perSquareFoot = pricePerSquareFoot(property);
  const isForSale = property.purpose === "sale";
  const costs = isForSale ? purchaseContent(site, property) : tenancyContent(site, property);
  const details = propertyDetails(site, property);
  const facts = optionalFacts(site, property);
  return {
    id: property.id,
    crumbs,
    // Line breaks are between its parts only.
    eyebrow: [
      shown.place,
      ...(shown.availability ? [shown.availability] : []),
      ...(closed ? [] : [messages.purposes[property.purpose]]),
    ]
      .map(nonBreaking)
      .join(" · "),
    title,
    latinName: shown.latinName,
    summary,
    price: shown.price,
    mainPrice: shown.mainPrice,
    // The date of the rate is in the notes below the costs, which a closed listing does not have.
    converted: [
      ...shown.statedDollars,
      ...(closed
        ? format.convertedPrice(property)
        : format
            .convertedRange({ from: aed, to: aed })
            .filter(({ currency }) => currency !== "USD" || usd === undefined)),
    ],
    conversionNote: format.conversionNote(),
    headNote: [
      ...(closed ? [page.closed.price] : []),
      ...(closed || !isForSale ? [shown.priceNote] : []),
    ].join(" · "),
    /** The price per square foot, in Italian per square metre; undefined for a rent. */
    perArea:
      perSquareFoot === undefined
        ? undefined
        : {
            text: shown.priceNote,
            converted: format.compactConvertedPrice({ aed: format.perShownArea(perSquareFoot) }),
          },
    availability: shown.availability,
    availabilityText: shown.availabilityText,
    /** In place of a request, if it is sold or let. */
    closed,
    purchasePlan:
      isForSale && !closed
        ? { to: purchasePlanPath(property.id), text: all.purchasePlan.linkFromHome }
        : undefined,
    costs: {
      summary: costs.summary,
      withPrice: costs.withPrice,
      // The sums stand before their parts.
      rows: [
        ...costs.rows.filter((row) => row.isEmphasized),
        ...costs.rows.filter((row) => !row.isEmphasized),
      ],
      notes: costs.notes,
    },
    figures: shown.figures,
    gallery,
    video: listingVideo(site, property),
    description: shown.description,
    amenitiesTitle: messages.amenitiesTitles[property.amenitiesTitle],
    amenities,
    details: [...details.home, ...facts],
    plans: plans.shown.map((plan) => ({
      ...plan,
      src: plan.picture
        ? fallbackSource(plan.picture)
        : drawingAddress(plan.drawing) + plan.fragment,
    })),
    planDocuments: plans.documents.map(({ drawing, text }) => ({
      address: drawingAddress(drawing),
      text,
    })),
    place: details.place,
    map: placeMap(site, {
      title: page.place.title,
      name: title,
      place: property,
      // As high as the facts and distances beside it.
      shape: "square",
      areas: advertised.areas.filter(({ id }) => id !== property.area),
    }),
    guide,
    permit: permitContent(site, property),
    agent: { name: agent.name, email: company.email, emailUrl: mailtoUrl(company.email) },
    // The form is in a dialog, beside the contact details of the agent.
    contact:
      property.enquiry === "dialog" && !closed
        ? { ...contactTexts, number: agent.whatsapp }
        : undefined,
    directContact: directContact(
      site,
      interpolate(closed ? page.closed.message : message, { title, address }),
      {
        ...agent,
        listing: property.id,
      },
    ),
    answers,
    brochure: closed ? undefined : brochureLink(site, property.id, title),
    similar: similar.map((other) => propertyCardData(site, other)),
    similarTitle: similar.some((other) => isSimilar(property, other))
      ? page.similar.title
      : page.similar.others,
    similarNote: sharesPurpose ? undefined : page.similar.otherPurpose[property.purpose],
    messages: {
      details: page.details.title,
      allPictures: format.count(gallery.length, page.allPictures),
      plan: {
        title: plans.shown.length + plans.documents.length > 1 ? titleOfSeveral : onePlan,
        enlarge,
        stage,
        zoomIn,
        zoomOut,
        legend,
      },
      place: { title: page.place.title },
      request: page.request,
      agent: page.agent.title,
      share: page.share,
      similar: { all: page.similar.all },
    },
  };
}

export type PropertyPageData = ReturnType<typeof propertyPageData>;
