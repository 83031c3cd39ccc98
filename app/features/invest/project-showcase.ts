import type { ProjectsWords } from "~/content/contract/projects";
import type { Words } from "~/content/contract/words";
import type { Project, ProjectId } from "~/data/projects";
import { type BrochureLinkData, brochureLink } from "~/features/brochures/brochure-link";
import { contactPath } from "~/features/enquiries/contact-path";
import type { Advertised, Listings } from "~/features/permits/advertised";
import { type PermitContent, permitContent } from "~/features/permits/permit-content";
import { formatMonth } from "~/format/date";
import { fill } from "~/format/fill";
import { formatNumber } from "~/format/number";
import { formatShares } from "~/format/percent";
import type { Locale, SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Slide } from "~/ui/carousel-captions";

/** A large numeral with its unit small beside it, and what it is of. */
export interface Figure {
  value: string;
  unit?: string;
  meaning: string;
}

/** A project as a page shows it, in one language. */
export interface ShowcaseProject {
  id: ProjectId;
  title: string;
  line: string;
  slides: readonly Slide[];
  facts: readonly { label: string; text: string }[];
  /** Those that the developer gives. */
  figures?: readonly Figure[];
  /** The way to the contact form, which then knows what the message is about. */
  ask: { text: string; to: SitePath };
  /** Of its advertisement, where the owner has given it. */
  permit: PermitContent | undefined;
  brochure: BrochureLinkData;
}

/** What the developer of Al Marjan Island Residences gives of it. */
function alMarjan(
  locale: Locale,
  words: ProjectsWords["developerFigures"],
  { handover, paymentPlan, pools, island }: Listings["projects"]["al-marjan-island"],
) {
  const beaches = formatNumber(locale, island.beachKilometres, 1);
  const millions = formatNumber(locale, island.squareMetres / 1e6, 1);
  return {
    /** What its texts have in their placeholders. */
    inTexts: {
      handover: formatMonth(locale, handover, "long"),
      pools: formatNumber(locale, pools),
      beaches,
    },
    figures: [
      { ...words.handover, value: formatMonth(locale, handover, "short") },
      { ...words.paymentPlan, value: formatShares(locale, paymentPlan) },
      { ...words.pools, value: formatNumber(locale, pools) },
      { ...words.island, value: millions },
      { ...words.beaches, value: beaches },
    ],
  };
}

interface ShowcaseSource {
  locale: Locale;
  words: Words;
  advertised: Advertised;
}

/**
 * The advertised ones among some projects, with pictures and words. For loaders: the listings stay on
 * the server.
 */
export const projectShowcases = (
  ids: readonly ProjectId[],
  source: ShowcaseSource,
): ShowcaseProject[] =>
  ids.flatMap((id) => {
    const project = source.advertised.projects[id];
    return project ? [projectShowcase(id, project, source)] : [];
  });

function projectShowcase(
  id: ProjectId,
  project: Project,
  { locale, words: { projects: words, permits, brochure }, advertised }: ShowcaseSource,
): ShowcaseProject {
  const { title, slides } = project;
  const { line, facts } = words.items[id];
  const { "al-marjan-island": withFigures } = advertised.projects;
  const given =
    id === "al-marjan-island" && withFigures
      ? alMarjan(locale, words.developerFigures, withFigures)
      : undefined;
  const inTexts = given?.inTexts ?? {};
  return {
    id,
    title,
    line: fill(line, inTexts),
    slides: slides.map((name) => {
      const { description, ...slide } = words.slides[name];
      return {
        ...slide,
        ...(description && { description: fill(description, inTexts) }),
        picture: findPicture(locale, name),
      };
    }),
    facts,
    ...(given && { figures: given.figures }),
    ask: {
      text: fill(words.ask, { project: title }),
      to: contactPath({ interest: "off-plan", about: title }),
    },
    permit: permitContent(permits, project, advertised.now),
    brochure: brochureLink(locale, brochure, id, title),
  };
}
