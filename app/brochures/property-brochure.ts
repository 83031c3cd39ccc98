import { company } from "~/content/company";
import { textsIn } from "~/content/texts";
import type { CostsContent } from "~/features/costs/cost-rows";
import { purchaseContent } from "~/features/costs/purchase.server";
import { tenancyContent } from "~/features/costs/tenancy.server";
import { plansOf } from "~/features/properties/floor-plans.server";
import { nonBreaking } from "~/format/interpolate";
import { listingAgent } from "~/listings/listing-agent";
import { galleryOf, showProperty } from "~/listings/property";
import { optionalFacts, priceRangeDetail, propertyDetails } from "~/listings/property-details";
import { pictureName } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import type { Brochure, AmountTable } from "./brochure";
import { contactDetails } from "./contact-details";
import { locationMap } from "./location-map";
import { assignPictures } from "./print-images";
import type { PropertySubject } from "./subjects";

/** The costs of a property besides its price, without what banks lend. */
const costsTable = ({ title, rows, notes }: CostsContent, isBought: boolean): AmountTable => ({
  title,
  rows: rows.map(({ term, note: detail, text, isEmphasized }) => ({
    name: term,
    ...(detail && { note: detail }),
    values: [text],
    ...(isEmphasized && { total: true }),
  })),
  notes: isBought ? notes.slice(0, 1) : notes,
});

export function propertyBrochure(site: Site, subject: PropertySubject): Brochure {
  const { locale, messages, format } = site;
  const { property } = subject;
  const { properties, property: pageMessages, brochure, pictureNotes } = messages;
  const { title, summary, amenities } = textsIn(property, locale);
  const shown = showProperty(site, property);
  const costs =
    property.purpose === "sale" ? purchaseContent(site, property) : tenancyContent(site, property);
  const facts = optionalFacts(site, property);
  const { shown: plans } = plansOf(site, property);
  const isDetailed = facts.length + plans.length > 0;
  const { cover, pictures } = assignPictures(
    galleryOf(site, property).map(({ picture, caption }) => ({
      name: pictureName(picture),
      alt: picture.alt,
      ...(caption && { caption }),
      ...(picture.note && { note: picture.note }),
    })),
    [property.cover, ...(property.brochurePictures ?? [])],
    isDetailed ? ["wide"] : ["wide", "broad", "narrow"],
  );
  const details = propertyDetails(site, property);
  const place = locationMap(site, {
    title: pageMessages.place.title,
    name: title,
    place: property,
    area: property.area,
    rows: details.place,
  });
  return {
    documentTitle: `${shown.headTitle} · ${company.name}`,
    title,
    latinName: shown.latinName,
    eyebrow: [shown.place, properties.purposes[property.purpose]].map(nonBreaking).join(" · "),
    summary,
    price: shown.statedPrice,
    priceNotes: [
      [
        shown.rentPeriod ?? shown.pricePerAreaText,
        ...format.convertedPrice(property).map(({ text }) => text),
      ].join(" · "),
      costs.brief,
    ],
    ground: "paper",
    cover,
    about: {
      title: brochure.parts.home,
      figures: shown.figures,
      text: shown.description,
      tables: [
        {
          title: pageMessages.details.title,
          rows: [...details.home, ...priceRangeDetail(site, property)],
        },
        ...(place ? [] : [{ title: pageMessages.place.title, rows: details.place }]),
      ],
      ...(place && { place }),
      list: { title: properties.amenitiesTitles[property.amenitiesTitle], items: amenities },
    },
    pictures: { title: brochure.parts.pictures, ...pictures },
    ...(isDetailed && {
      details: {
        facts: { title: pageMessages.facts.title, rows: facts },
        plans: {
          title: plans.length > 1 ? pageMessages.plan.titleOfSeveral : pageMessages.plan.title,
          caption: pictureNotes.forPicture,
          list: plans,
        },
      },
    }),
    money: [costsTable(costs, property.purpose === "sale")],
    contact: contactDetails(site, {
      subject,
      title,
      agent: listingAgent(site, property),
      message: pageMessages.contact.message,
      offer: property,
      pictures: [cover, ...Object.values(pictures)],
    }),
  };
}
