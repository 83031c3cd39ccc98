import { company } from "~/content/company";
import { projectPlace } from "~/content/places";
import { prelaunchProject } from "~/content/projects";
import { highlightContent, unitContent } from "~/features/invest/prelaunch.server";
import {
  type FactRow,
  factNote,
  projectionFacts,
  registerFacts,
} from "~/features/invest/project-register";
import { projectShowcase, type ShowcaseProject } from "~/features/invest/project-showcase";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { listingAgent } from "~/listings/listing-agent";
import { projectPrice } from "~/listings/project";
import { pictureName } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import type { Brochure } from "./brochure";
import { contactDetails } from "./contact-details";
import { locationMap } from "./location-map";
import { type PrintImageData, assignPictures } from "./print-images";
import { prelaunchTables, sharesTables, termsTables, unitCostsTable } from "./project-tables";
import type { ProjectSubject } from "./subjects";

/** The maximum number of facts from the register on the second page; more of them have a page of their own. */
const maxRegisterRows = 3;

type ProjectParts = Partial<Pick<Brochure, "price" | "priceNotes" | "units" | "money">> & {
  figures: Brochure["about"]["figures"];
  text?: readonly string[];
  reasons: NonNullable<Brochure["about"]["reasons"]>;
};

function planProjectParts(site: Site, { figures = [] }: ShowcaseProject): ProjectParts {
  const { benefits } = site.messages.capitalAppreciation;
  return {
    figures: figures.map(({ value, unit, meaning }) => ({
      value,
      unit: unit ? `${unit} · ${meaning}` : meaning,
    })),
    reasons: benefits,
  };
}

function prelaunchParts(site: Site): ProjectParts {
  const { messages, format } = site;
  const { prelaunch } = messages;
  const { why, units, prices } = prelaunch;
  const kinds = unitContent(site, prelaunchProject);
  const from = (price: string) => nonBreaking(interpolate(units.from, { price }));
  const priced = kinds.flatMap(({ type, size, price }) =>
    price === undefined ? [] : [{ value: from(price), unit: `${type} · ${size}` }],
  );
  const interest = nonBreaking(format.money(prelaunchProject.expressionOfInterest, "AED"));
  const [cheapest] = priced;
  return {
    ...(cheapest && { price: cheapest.value }),
    priceNotes: [`${prices.interest}: ${interest}`],
    figures: [{ value: interest, unit: prices.interest }, ...priced],
    text: why.text,
    reasons: {
      title: why.title,
      items: highlightContent(site, prelaunchProject).map(({ title, description }) => ({
        title,
        text: description,
      })),
    },
    units: {
      title: units.title,
      plans: kinds.map(({ type, size, price, perArea, picture }) => ({
        type,
        size,
        price: price === undefined ? units.priceUnknown : from(price),
        perArea,
        picture: picture && printImageOf({ picture }),
      })),
      market: prelaunchTables(site),
    },
    money: [unitCostsTable(site, prelaunchProject)],
  };
}

/** The parts of a project's page that other projects do not have. */
function projectParts(
  site: Site,
  { id, page }: ProjectSubject,
  showcase: ShowcaseProject,
): ProjectParts {
  const { messages } = site;
  if (id === "al-marjan-island") return planProjectParts(site, showcase);
  const partsByPage: Record<typeof page, () => ProjectParts> = {
    prelaunch: () => prelaunchParts(site),
    "cash-flow": () => ({
      figures: [],
      reasons: messages.cashFlow.benefits,
    }),
    "trophy-asset": () => ({ figures: [], reasons: messages.trophyAsset.benefits }),
    "capital-appreciation": () => ({
      figures: [],
      reasons: messages.capitalAppreciation.benefits,
    }),
  };
  return partsByPage[page]();
}

const printImageOf = ({
  picture,
  title,
  subtitle,
  caption,
  description,
}: ShowcaseProject["slides"][number]): PrintImageData => ({
  name: pictureName(picture),
  alt: picture.alt,
  caption: caption ?? [title, subtitle].filter(Boolean).join(" · "),
  ...(description && { text: description }),
  ...(picture.note && { note: picture.note }),
});

export function projectBrochure(site: Site, subject: ProjectSubject): Brochure {
  const { locale, messages } = site;
  const { page, project } = subject;
  const { brochure, investment } = messages;
  const showcase = projectShowcase(site, project);
  const {
    figures,
    text = [],
    reasons,
    money = sharesTables(site, project),
    units,
    ...price
  } = projectParts(site, subject, showcase);
  // The handover and the payment plan come first among the developer's figures.
  const coverFigures = (showcase.figures ?? []).slice(
    0,
    [project.handover, project.paymentPlan].filter(Boolean).length,
  );
  const location = locationMap(site, {
    name: showcase.title,
    place: { position: project.position, district: project.place },
    rows: [],
  });
  const register: FactRow[] = [
    ...registerFacts(site, project),
    // The prelaunch project has a page of projections.
    ...(page === "prelaunch" ? [] : projectionFacts(site, project)),
  ];
  const hasSpace = page === "prelaunch" || register.length <= maxRegisterRows;
  const rows = [...(hasSpace ? register : []), ...showcase.facts].map((fact: FactRow) => ({
    term: fact.label,
    text: [fact.text, factNote(fact)].filter(Boolean).join(" · "),
  }));
  const { cover, pictures } = assignPictures(
    showcase.slides.map(printImageOf),
    [project.cover, ...(project.brochurePictures ?? [])],
    units ? ["wide"] : [...(location ? [] : ["low" as const]), "wide", "broad", "narrow", "band"],
  );
  const place = projectPlace(locale, project);
  return {
    documentTitle: `${place ? interpolate(brochure.documentTitle, { title: showcase.title, place }) : showcase.title} · ${company.name}`,
    title: showcase.title,
    eyebrow: [place, brochure.offPlan, investment.pages[page].title]
      .filter(Boolean)
      .map(nonBreaking)
      .join(" · "),
    summary: showcase.line,
    price: projectPrice(site, project),
    priceNotes: coverFigures.map(({ meaning, value }) => `${meaning}: ${value}`),
    ...price,
    ground: page === "trophy-asset" ? "ink" : "paper",
    cover,
    about: {
      title: brochure.parts.project,
      figures,
      text,
      tables: rows.length > 0 ? [{ rows }] : [],
      reasons,
      ...(location && { place: location }),
    },
    pictures: { title: brochure.parts.pictures, ...pictures },
    ...(units && { units }),
    ...(page !== "prelaunch" && {
      terms: termsTables(site, project, hasSpace ? [] : register),
    }),
    money,
    contact: contactDetails(site, {
      subject,
      title: showcase.title,
      agent: listingAgent(site, project),
      message: brochure.contact.message,
      offer: project,
      notes: [site.messages.investment.risk],
      pictures: [cover, ...Object.values(pictures)],
    }),
  };
}
