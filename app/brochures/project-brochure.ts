import { company } from "~/content/company";
import { placeName } from "~/content/places";
import { prelaunchProject } from "~/content/projects";
import { highlightContent, unitContent } from "~/features/invest/prelaunch-content";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import { advertisedAt } from "~/features/permits/advertised";
import { fill } from "~/format/fill";
import { formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import type { Locale } from "~/locale";
import type { Words } from "~/messages/contract/words";
import { pictureName } from "~/pictures/find-picture";
import type { Brochure } from "./brochure";
import { type BrochureSource, contactLast } from "./contact-last";
import { picturesOf } from "./picture-choice";
import type { PlatePicture } from "./plates";
import { planMoney, prelaunchMoney, unitCostsMoney, yieldMoney } from "./project-money";
import type { ProjectSubject } from "./subjects";

/** No permit has expired at this date. A brochure is printed whether or not its link is shown. */
const unexpired = advertisedAt(new Date(0));

/** What sets the brochure of one project apart from those of the others. */
type Own = Partial<Pick<Brochure, "price" | "priceNotes" | "units">> &
  Pick<Brochure, "money"> & {
    figures: Brochure["about"]["figures"];
    text?: readonly string[];
    reasons: NonNullable<Brochure["about"]["reasons"]>;
  };

/** Al Marjan Island Residences: the developer's figures and the payment plan. */
function withPlan(locale: Locale, words: Words, { figures = [] }: ShowcaseProject): Own {
  const { benefits } = words.capitalAppreciation;
  const [handover, plan] = figures;
  return {
    priceNotes: [handover, plan].flatMap((figure) =>
      figure ? [`${figure.meaning}: ${figure.value}`] : [],
    ),
    figures: figures.map(({ value, unit, meaning }) => ({
      value,
      unit: unit ? `${unit} · ${meaning}` : meaning,
    })),
    reasons: benefits,
    money: [planMoney(locale, words)],
  };
}

/** Palazzo Tissoli: what it costs to begin, the kinds of home, the market and the projections. */
function beforeLaunch(locale: Locale, words: Words): Own {
  const { prelaunch } = words;
  const { why, units, prices } = prelaunch;
  const kinds = unitContent(locale, units, prelaunchProject);
  const from = (price: string) => nonBreaking(fill(units.from, { price }));
  const priced = kinds.flatMap(({ type, size, price }) =>
    price === undefined ? [] : [{ value: from(price), unit: `${type} · ${size}` }],
  );
  const interest = nonBreaking(formatMoney(locale, prelaunchProject.expressionOfInterest, "AED"));
  const [cheapest] = priced;
  return {
    ...(cheapest && { price: cheapest.value }),
    priceNotes: [`${prices.interest}: ${interest}`],
    figures: [{ value: interest, unit: prices.interest }, ...priced],
    text: why.text,
    reasons: {
      title: why.title,
      items: highlightContent(locale, why.highlights, prelaunchProject).map(
        ({ title, description }) => ({
          title,
          text: description,
        }),
      ),
    },
    units: {
      title: units.title,
      plans: kinds.map(({ type, size, price, perSquareFoot, picture }) => ({
        type,
        size,
        price: price === undefined ? units.priceUnknown : from(price),
        perSquareFoot,
        picture: picture && { name: pictureName(picture), alt: picture.alt },
      })),
      market: prelaunchMoney(locale, words),
    },
    money: [unitCostsMoney(locale, words)],
  };
}

/** What the page of a project has that is the project's alone. */
function ownOf(
  { id, page }: ProjectSubject,
  locale: Locale,
  words: Words,
  shown: ShowcaseProject,
): Own {
  if (id === "al-marjan-island") return withPlan(locale, words, shown);
  const own: Record<typeof page, () => Own> = {
    prelaunch: () => beforeLaunch(locale, words),
    "cash-flow": () => ({
      figures: [],
      reasons: words.cashFlow.benefits,
      money: [yieldMoney(locale, words)],
    }),
    "trophy-asset": () => ({ figures: [], reasons: words.trophyAsset.benefits, money: [] }),
    "capital-appreciation": () => ({
      figures: [],
      reasons: words.capitalAppreciation.benefits,
      money: [],
    }),
  };
  return own[page]();
}

/** A slide of a project's carousel as a picture of its brochure. */
const plateOf = ({
  picture,
  title,
  subtitle,
  caption,
  description,
}: ShowcaseProject["slides"][number]): PlatePicture => ({
  name: pictureName(picture),
  alt: picture.alt,
  caption: caption ?? [title, subtitle].filter(Boolean).join(" · "),
  ...(description && { text: description }),
});

/** The brochure of an off-plan project, of what its investment page says. */
export function projectBrochure(subject: ProjectSubject, source: BrochureSource): Brochure {
  const { locale, words } = source;
  const { id, page } = subject;
  const project = unexpired.projects.find((one) => one.id === id);
  if (!project) throw new Error(`There is no project ${id}.`);
  const { brochure, investment, pictureNotes } = words;
  const [shown] = projectShowcases([project], { locale, words, advertised: unexpired });
  if (!shown) throw new Error(`There is no project ${id}.`);
  const {
    figures,
    text = [],
    reasons,
    money,
    units,
    ...price
  } = ownOf(subject, locale, words, shown);
  const [first] = project.slides;
  const { cover, pictures } = picturesOf(
    shown.slides.map(plateOf),
    [...(first ? [first] : []), ...(project.brochurePictures ?? [])],
    units ? ["wide"] : ["low", "wide", "broad", "narrow", "band"],
  );
  const place = placeName(locale, project.place);
  return {
    documentTitle: `${fill(brochure.documentTitle, { title: shown.title, place })} · ${company.name}`,
    title: shown.title,
    eyebrow: [place, brochure.offPlan, investment.pages[page].title].map(nonBreaking).join(" · "),
    summary: shown.line,
    price: brochure.priceUnknown,
    priceNotes: [],
    ...price,
    note: pictureNotes.one,
    ground: page === "trophy-asset" ? "ink" : "paper",
    cover,
    about: {
      title: brochure.parts.project,
      figures,
      text,
      tables:
        shown.facts.length > 0
          ? [{ rows: shown.facts.map((fact) => ({ term: fact.label, text: fact.text })) }]
          : [],
      reasons,
    },
    pictures: { title: brochure.parts.pictures, ...pictures },
    ...(units && { units }),
    money,
    contact: contactLast(source, {
      subject,
      title: shown.title,
      agent: company.name,
      message: brochure.contact.message,
      offer: project,
    }),
  };
}
