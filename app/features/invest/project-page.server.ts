import { company } from "~/content/company";
import { costsChecked } from "~/content/costs";
import { projectPath, purchasePlanPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import type { Project } from "~/content/projects";
import { feeRows } from "~/features/costs/purchase-costs";
import { mailtoUrl } from "~/features/enquiries/contact-links";
import { directContact } from "~/features/enquiries/direct-contact";
import { questionPrefix } from "~/features/enquiries/validate";
import { placeMap } from "~/features/map/place-map";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { listingAgent } from "~/listings/listing-agent";
import { listingVideo } from "~/listings/listing-video.server";
import { lowestPrice, similarProjects, sizeFigure } from "~/listings/project";
import { viewingAnswers } from "~/listings/viewing-answers";
import { localePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { inEnglish, type Site } from "~/site/site";
import { projectPaymentPlan } from "./payment-plan.server";
import { unitContent, unitCosts } from "./prelaunch.server";
import { projectCards } from "./project-card.server";
import { type FactRow, interestFacts, projectionFacts, registerFacts } from "./project-register";
import { type Figure, projectShowcase } from "./project-showcase";

const maxSimilar = 3;

/** The Land Department's app, in which anyone may look up a project, and the address that names it. */
const projectApp = { name: "Dubai REST", address: "https://dubailand.gov.ae/" };

/** The number of main figures; the others are rows of the facts. */
const maxFigures = 4;

/** The link to the purchase plan, which names what is filled in there only if something is. */
function purchasePlanLink({ messages }: Site, project: Project) {
  const { title, unknown, known, text, calculate } = messages.purchasePlan.ofProject;
  const { handover, paymentPlan, serviceCharge } = project;
  const figures = [lowestPrice(project), handover, paymentPlan, serviceCharge?.stated];
  const isStated = figures.some((figure) => figure !== undefined);
  return {
    title,
    text: `${isStated ? known : unknown} ${text}`,
    calculate,
    to: purchasePlanPath(project.id),
  };
}

const withLabel = (value: string, unit: string) => ({
  value: nonBreaking(value),
  unit,
  isLabel: true,
});

function priceFigures(
  site: Site,
  project: Project,
): { value: string; unit: string; isLabel?: boolean }[] {
  const { format } = site;
  const {
    projects: { page },
    prelaunch,
  } = site.messages;
  const price = lowestPrice(project);
  const sizes = sizeFigure(site, project);
  const { expressionOfInterest: interest } = project;
  return [
    ...(price === undefined ? [] : [withLabel(format.compactMoney(price, "AED"), page.priceFrom)]),
    ...(interest === undefined
      ? []
      : [withLabel(format.money(interest, "AED"), prelaunch.prices.interest)]),
    ...(sizes ? [sizes] : []),
  ];
}

/**
 * The figures of a project: the first few are main figures, the developer's others are rows of the facts.
 */
function figuresOf(site: Site, project: Project, others: readonly Figure[]) {
  const first = priceFigures(site, project);
  const freeSlots = Math.max(0, maxFigures - first.length);
  return {
    figures: [
      ...first.slice(0, maxFigures),
      ...others.slice(0, freeSlots).map(({ value, unit, meaning }) => ({
        value: nonBreaking(value),
        unit: unit ? `${unit} · ${meaning}` : meaning,
        isLabel: !unit,
      })),
    ],
    rows: others.slice(freeSlots).map(({ value, unit, meaning }) => ({
      label: meaning,
      text: unit ? `${value} ${unit}` : value,
    })),
  };
}

/**
 * The purchase costs of a project besides the price: for each unit with a price, otherwise the fees only.
 */
function purchaseCostsSection(site: Site, project: Project) {
  const { messages, format } = site;
  const { register } = project;
  if (!register) return undefined;
  const costs = unitCosts(site, { ...project, register });
  if (costs.lists.length > 0) return costs;
  const { note, noteFeesRasAlKhaimah } = messages.costs.purchase;
  return {
    ...costs,
    title: messages.projects.page.fees,
    lists: [{ title: "", rows: feeRows(site, register) }],
    note: interpolate(register === "ras-al-khaimah" ? noteFeesRasAlKhaimah : note, {
      date: format.dateInSentence(costsChecked),
    }),
  };
}

/** What to ask the developer of a project: what is not known of it, and what only the contract says. */
function projectQuestions({ messages }: Site, project: Project) {
  const { developer, projectNumber, escrow, handover, paymentPlan, serviceCharge } = project;
  const { feePaidBy, expressionOfInterest, interestReturned } = project;
  const { title, texts } = messages.projects.page.questions;
  const isAsked: Record<keyof typeof texts, boolean> = {
    price: lowestPrice(project) === undefined,
    available: lowestPrice(project) !== undefined,
    handover: !handover,
    late: true,
    plan: !paymentPlan?.instalments,
    register: !developer || !projectNumber || !escrow,
    charge: !serviceCharge,
    resale: true,
    interest: expressionOfInterest !== undefined && !interestReturned,
    fee: !feePaidBy,
  };
  return {
    title,
    items: (Object.keys(texts) as (keyof typeof texts)[])
      .filter((id) => isAsked[id])
      .map((id) => ({ name: `${questionPrefix}${id}`, text: texts[id] })),
  };
}

export function projectPageData(site: Site, project: Project) {
  const { locale, messages, origin, advertised, format } = site;
  const { projects, investment, prelaunch, brochure } = messages;
  const { page } = projects;
  const { id, title, place, theme, units = [] } = project;
  const showcase = projectShowcase(site, project);
  const { figures, rows } = figuresOf(site, project, showcase.figures ?? []);
  const registerRows = registerFacts(site, project);
  const projections = projectionFacts(site, project);
  const facts: FactRow[] = [
    ...registerRows,
    ...interestFacts(site, project),
    ...projections,
    ...showcase.facts,
    ...rows,
  ];
  const address = `${origin}${localePath(locale, projectPath(id))}`;
  const agent = listingAgent(site, project);
  const opening = findPicture(site, project.cover);
  const isOpening = ({ picture }: { picture: PictureData }) => picture.src === opening.src;
  const price = lowestPrice(project);
  const isComplete = price !== undefined && Boolean(project.paymentPlan && project.handover);
  return {
    id,
    title,
    eyebrow: [
      projectPlace(locale, project),
      investment.pages[theme].title,
      project.soldOut ? page.register.soldOut : "",
    ]
      .filter(Boolean)
      .map(nonBreaking)
      .join(" · "),
    line: showcase.line,
    opening,
    // The picture of the opening is the last of the gallery.
    slides: [
      ...showcase.slides.filter((slide) => !isOpening(slide)),
      ...showcase.slides.filter(isOpening),
    ],
    video: listingVideo(site, project),
    figures,
    converted:
      price === undefined
        ? []
        : format.convertedPrice({ aed: price }).map(({ currency, text }) => ({
            currency,
            text: `${format.money(price, "AED")}: ${text}`,
          })),
    registerFacts: registerRows,
    facts,
    // The app has the projects in Dubai's registers only.
    checkYourself:
      project.register && project.register !== "ras-al-khaimah"
        ? { text: page.sources.checkYourself, app: projectApp }
        : undefined,
    risk: projections.length > 0 ? investment.risk : undefined,
    missing: isComplete ? undefined : page.missing,
    plan: projectPaymentPlan(site, project),
    purchasePlan: purchasePlanLink(site, project),
    units: units.length > 0 ? unitContent(site, { title, units }) : undefined,
    costs: purchaseCostsSection(site, project),
    map: placeMap(site, {
      name: title,
      place: { position: project.position, district: place },
      areas: advertised.areas,
    }),
    permit: showcase.permit,
    brochure: showcase.brochure,
    contact: directContact(site, interpolate(brochure.contact.message, { title, address }), {
      ...agent,
      listing: id,
    }),
    request: {
      title: showcase.ask.text,
      text: page.enquiry.text,
      answers: viewingAnswers(inEnglish(site), project),
      questions: projectQuestions(site, project),
      agent: agent.isPerson ? agent.name : undefined,
      write: { to: mailtoUrl(company.email), text: company.email },
    },
    similar: projectCards(site, similarProjects(project, advertised.projects, maxSimilar)),
    messages: {
      ask: price === undefined ? projects.askPrice : prelaunch.units.action,
      facts: page.facts,
      plan: {
        title: projects.developerFigures.paymentPlan.meaning,
        text: page.plan.text,
      },
      units: {
        title: page.units,
        from: prelaunch.units.from,
        priceUnknown: prelaunch.units.priceUnknown,
      },
      documents: page.documents,
      similar: page.similar,
    },
  };
}

export type ProjectPageData = ReturnType<typeof projectPageData>;
