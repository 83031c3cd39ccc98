import { projectPath } from "~/content/paths";
import type { Project } from "~/content/projects";
import { textsIn } from "~/content/texts";
import { type BrochureLinkData, brochureLink } from "~/features/brochures/brochure-link";
import { contactPath } from "~/features/enquiries/contact-links";
import { type PermitContent, permitContent } from "~/features/permits/permit";
import { interpolate } from "~/format/interpolate";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import type { Slide } from "~/ui/carousel-captions";

export interface Figure {
  value: string;
  unit?: string;
  meaning: string;
}

export interface ShowcaseProject {
  id: string;
  title: string;
  line: string;
  slides: readonly Slide[];
  facts: readonly { label: string; text: string }[];
  figures?: readonly Figure[];
  page: { text: string; to: SitePath };
  /** The link to the contact form, with a prefilled subject. */
  ask: { text: string; to: SitePath };
  permit: PermitContent | undefined;
  brochure: BrochureLinkData | undefined;
}

function developerFigures(
  {
    messages: {
      projects: { developerFigures: messages },
    },
    format,
  }: Site,
  { handover, paymentPlan, pools, island }: Project,
) {
  const beaches = island && format.number(island.beachKilometres, 1);
  const millions = island && format.number(island.squareMetres / 1e6, 1);
  return {
    inTexts: {
      ...(handover && { handover: format.month(handover, "long") }),
      ...(pools && { pools: format.number(pools) }),
      ...(beaches && { beaches }),
    },
    figures: [
      ...(handover ? [{ ...messages.handover, value: format.month(handover, "short") }] : []),
      ...(paymentPlan ? [{ ...messages.paymentPlan, value: format.shares(paymentPlan) }] : []),
      ...(pools ? [{ ...messages.pools, value: format.number(pools) }] : []),
      ...(millions ? [{ ...messages.island, value: millions }] : []),
      ...(beaches ? [{ ...messages.beaches, value: beaches }] : []),
    ],
  };
}

export const projectShowcases = (site: Site, projects: readonly Project[]): ShowcaseProject[] =>
  projects.map((project) => projectShowcase(site, project));

export function projectShowcase(site: Site, project: Project): ShowcaseProject {
  const { locale } = site;
  const messages = site.messages.projects;
  const { id, title, slides } = project;
  const { line, facts, slides: captions } = textsIn(project, locale);
  const { inTexts, figures } = developerFigures(site, project);
  return {
    id,
    title,
    line: interpolate(line, inTexts),
    slides: slides.map((name, index) => {
      const { description, ...slide } = captions[index] ?? {};
      return {
        ...slide,
        ...(description && { description: interpolate(description, inTexts) }),
        picture: findPicture(site, name),
      };
    }),
    facts,
    ...(figures.length > 0 && { figures }),
    page: { text: messages.see, to: projectPath(id) },
    ask: {
      text: interpolate(messages.ask, { project: title }),
      to: contactPath({ interest: "off-plan", about: title }),
    },
    permit: permitContent(site, project),
    brochure: brochureLink(site, id, title),
  };
}
